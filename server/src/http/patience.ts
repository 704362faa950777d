import type { Socket } from 'node:net'
import { Refusal, type RefusalCode, refusals } from '@sprout/domain/refusal'
import { inWords, PROBLEM } from './refusals.ts'

/** For how many milliseconds the server listens to whoever speaks slowly, and lets a writer or a page wait. */
export type Patience = { head: number; request: number; silence: number; look: number; turn: number; page: number }

export const PATIENCE: Patience = {
  // A head comes in one packet or two; one that trickles in (slow-loris), or never, holds a connection for nothing.
  head: 20_000,
  // A body of 64 KiB on a bad phone line, or a document of 10 MiB (128 unpacked) at 3 Mbit/s.
  request: 30_000,
  // Nothing has moved either way: a download that nobody takes. Streams say something every fifteen seconds.
  silence: 300_000,
  // How often it is looked whose time is up.
  look: 5_000,
  // As long as for a connection.
  turn: 5_000,
  // To learn whose it is: a page that somebody looks at is good without.
  page: 200,
}

/** Each takes some 10 KiB, and a descriptor of which databases and files must not be short. */
export const MOST_CONNECTIONS = 16_000

/** What Node gives up by itself, before there is a request that a hook could see. */
const given: Record<string, RefusalCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
  HPE_HEADER_OVERFLOW: 'head_too_large',
}

export function hangUp({ code = '' }: NodeJS.ErrnoException, socket: Socket) {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const refusal = new Refusal(given[code] ?? 'invalid_request')
  const { status, title } = refusals[refusal.code]
  const body = inWords(refusal)
  const head = {
    'content-type': PROBLEM,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${title}`, ...lines, '', body].join('\r\n'))
  // Whoever goes on speaks to nobody.
  socket.destroySoon()
}
