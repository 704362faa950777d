import rateLimit, { type CreateRateLimitOptions } from '@fastify/rate-limit'
import { Refusal } from '@sprout/domain/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SAFE } from './origin.ts'

const WRITES = { max: 300, timeWindow: 60_000 }

/** The counter behind all limits, and the one that holds for all that a caregiver writes, however often they sign in. */
export async function limitRates(app: FastifyInstance) {
  await app.register(rateLimit, { global: false })
  const byCaregiver = limiter(app, { ...WRITES, keyGenerator: ({ caller }) => `writes ${caller.caregiverId}` })
  app.addHook('preHandler', async (request, reply) => {
    if (request.caller && !SAFE.has(request.method)) await byCaregiver(request, reply)
  })
}

/**
 * Counts by the address (behind a trusted proxy the one that it tells) or by what is said here. `cache`: how many counts are
 * kept; where there are more, the one that was used longest ago is forgotten.
 */
export function limiter(app: FastifyInstance, options: CreateRateLimitOptions & { cache?: number }) {
  if (!app.outside.config.rateLimits) return async () => {}
  const count = app.createRateLimit(options)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const state = await count(request)
    if (state.isAllowed || !state.isExceeded) return
    reply.header('retry-after', state.ttlInSeconds)
    throw new Refusal('too_many_requests')
  }
}
