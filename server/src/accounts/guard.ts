import { createHash } from 'node:crypto'
import { doorCalls } from '@sprout/domain/accounts/door-contract'
import type { signUp } from '@sprout/domain/accounts/door-model'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { refuseUninvited } from '../family/join.ts'
import { limiter } from '../http/limits.ts'

const QUARTER = 15 * 60_000
/**
 * A household behind one address signs in a few phones; a guesser wants thousands of tries. The count by account holds
 * when the guesser has many addresses. With the limiter's own key: the address or, as one household has countless of
 * version 6, its network.
 */
export const BY_ADDRESS = { max: 40, timeWindow: QUARTER }
/**
 * Accounts are counted in drawers, as many as the limiter keeps counts: it forgets none to make room for others. Together
 * they take 12 MB at most.
 */
const DRAWERS = 65_536
const BY_ACCOUNT = { max: 15, timeWindow: QUARTER, cache: DRAWERS }

/** Counts tries at the doors of this plugin that need no session: sign-in, sign-up, reset, passkeys. A closed door stays closed. */
export function guardSignIn(app: FastifyInstance) {
  const { config, db } = app.outside
  const byAddress = limiter(app, BY_ADDRESS)
  const byAccount = limiter(app, { ...BY_ACCOUNT, keyGenerator: (request) => `account ${drawerOf(request)}` })

  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST' || request.caller) return
    await byAddress(request, reply)
    // Here and not where accounts are made: who is not let in anyway tries no password, and takes nobody's tries.
    if (config.signUp === 'closed' && isSignUp(request)) await refuseUninvited(db, request.body.invite)
    if (drawerOf(request) !== undefined) await byAccount(request, reply)
  })
}

const isSignUp = (request: FastifyRequest): request is FastifyRequest<{ Body: z.infer<typeof signUp> }> =>
  request.routeOptions.url === doorCalls.signUp.path

/** Two bytes of a hash: the store of counts holds no addresses. */
function drawerOf({ body }: FastifyRequest): number | undefined {
  const email = body && typeof body === 'object' && 'email' in body ? body.email : undefined
  return typeof email === 'string' ? createHash('sha256').update(email).digest().readUInt16BE() : undefined
}
