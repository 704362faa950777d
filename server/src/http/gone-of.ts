import type { FastifyReply, FastifyRequest } from 'fastify'

/** Aborted when nobody waits for the answer any more, or the server ends. */
export function goneOf({ server }: FastifyRequest, { raw }: FastifyReply): AbortSignal {
  const closed = new AbortController()
  // They may have hung up meanwhile, and nothing would tell it again.
  if (raw.destroyed) closed.abort()
  else raw.once('close', () => closed.abort())
  return AbortSignal.any([closed.signal, server.ending])
}
