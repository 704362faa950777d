import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { limiter } from '../http/limits.ts'

const QUARTER = 15 * 60_000
/**
 * A household behind one address signs in a few phones; a guesser wants thousands of tries. The count by account holds
 * when the guesser has many addresses. With the limiter's own key: the address or, as one household has countless of
 * version 6, its network.
 */
export const BY_ADDRESS = { max: 40, timeWindow: QUARTER }
const BY_ACCOUNT = { max: 15, timeWindow: QUARTER }

/** Counts tries at the doors of this plugin that need no session: sign-in, sign-up, reset, passkeys. */
export function guardSignIn(app: FastifyInstance) {
  const byAddress = limiter(app, BY_ADDRESS)
  const byAccount = limiter(app, { ...BY_ACCOUNT, keyGenerator: (request) => `account ${accountIn(request)}` })

  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST' || request.caller) return
    await byAddress(request, reply)
    if (accountIn(request)) await byAccount(request, reply)
  })
}

/** Hashed: the store of counts holds no addresses. */
function accountIn({ body }: FastifyRequest): string | undefined {
  const email = body && typeof body === 'object' && 'email' in body ? body.email : undefined
  return typeof email === 'string' ? createHash('sha256').update(email).digest('base64url') : undefined
}
