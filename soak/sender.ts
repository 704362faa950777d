import { setTimeout as wait } from 'node:timers/promises'
import type { Answer, Tap } from './taps.ts'

/** Where to send the next try: it may be somewhere else by then. */
export type Reach = () => Promise<string>
type Ask = { cookie: string; method: string; path: string; key?: string; body?: object | undefined }

const PAUSE = 50
/** Far longer than anything of the server's own may take, on a crowded machine too: who waits for longer waits for ever. */
const PATIENCE = 120_000
/** For how long one tap is tried, and anything waited for. */
export const GIVES_UP = 240_000

/** One try. Throws when the line breaks. */
export async function ask(reach: Reach, { cookie, method, path, key, body }: Ask) {
  const reply = await fetch((await reach()) + path, {
    method,
    headers: { cookie, ...(key && { 'idempotency-key': key }), ...(body && { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(PATIENCE),
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}

/** Sends what was tapped until there is an answer, always with the same key. */
export function newSender(reach: Reach, cookie: string) {
  const seen = { unavailable: 0, broken: 0 }

  async function sendOnce(tap: Tap): Promise<Answer | undefined> {
    try {
      const { status, headers, text } = await ask(reach, { cookie, ...tap })
      if (status !== 503) return { status, text, isReplayed: headers.get('idempotency-replayed') === 'true' }
      if (!(Number(headers.get('retry-after')) > 0)) throw new Error('It says 503, but not when to come back')
      seen.unavailable++
    } catch (error) {
      // So fetch calls a line that breaks.
      if (!(error instanceof TypeError)) throw error
      seen.broken++
    }
  }
  async function send(tap: Tap): Promise<Answer> {
    const since = performance.now()
    for (;;) {
      const answer = await sendOnce(tap)
      if (answer) return answer
      if (performance.now() - since > GIVES_UP) throw new Error(`Never answered: ${tap.method} ${tap.path}`)
      await wait(PAUSE)
    }
  }
  return { seen, send }
}
