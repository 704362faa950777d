import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { refusals } from '@sprout/domain/refusal'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { goneOf } from './gone-of.ts'
import { openStreams } from './metrics.ts'

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx would collect the events and hand them over in one.
  'x-accel-buffering': 'no',
  // Whose stream was ended holds nothing any more, not even a resting connection.
  connection: 'close',
}
const PING_EVERY = 15_000
/** A comment, which no reader shows: it opens the stream, and keeps the connection from looking dead. */
const PING = ': ping\n\n'

type Telling = { name: string | undefined; events: AsyncIterable<object>; out: PassThrough; gone: AbortSignal }

/** Tells events one by one for as long as someone listens. What is refused is refused before the first of them. */
export async function streamEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string | undefined,
  begin: (gone: AbortSignal) => Promise<AsyncIterable<object>>,
) {
  const gone = goneOf(request, reply)
  const events = await begin(gone)
  const out = new PassThrough()
  void tell(request, reply, { name, events, out, gone })
  return reply.headers(HEADERS).send(out)
}

async function tell(request: FastifyRequest, reply: FastifyReply, { name, events, out, gone }: Telling) {
  const head = name ? `event: ${name}\n` : ''
  const say = (event: object) => {
    const { id, ...data } = event as { id?: string | null }
    return out.write(`${id ? `id: ${id}\n` : ''}${head}data: ${JSON.stringify(data)}\n\n`)
  }
  // Events that have a name have a shape of their own: there the end says that something is wrong.
  const complain = (words: string) => void (name ?? say({ error: words }))
  // Who has not taken what was said a while ago is gone, or far too slow: nothing is kept for them.
  const pinging = setInterval(() => (out.writableNeedDrain ? reply.raw.destroy() : out.write(PING)), PING_EVERY)
  openStreams.inc()
  out.write(PING)
  try {
    for await (const event of events) {
      if (gone.aborted) break
      if (!say(event)) await once(out, 'drain', { signal: gone })
    }
  } catch (error) {
    if (!gone.aborted) {
      request.log.error({ err: error }, 'unexpected')
      complain(`${refusals.internal.detail} (${request.id})`)
    }
  }
  if (request.server.ending.aborted) complain(refusals.unavailable.detail)
  clearInterval(pinging)
  openStreams.dec()
  out.end()
}
