import { type Endpoint, takesKey } from '@sprout/domain/endpoint'
import { Refusal } from '@sprout/domain/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Entered, enterWithin } from '../accounts/enter-within.ts'
import type { Caller } from '../accounts/session.ts'
import { orApart } from '../db/apart.ts'
import type { Db } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { orEnterAnew } from './anew.ts'
import { type Answer, keyOf, once } from './once.ts'

export const statusOf = ({ reply, makes, streams }: Endpoint) => (makes ? 201 : reply || streams ? 200 : 204)

/** `said` is what a retry must say again. */
type Written = { ask: object; said: unknown }

/** Does in one transaction what a caller asks for, once for a key, and tells whom it concerns. */
export function writer(
  { outside: { db, together }, live, amongWriters }: FastifyInstance,
  endpoint: Endpoint,
  handle: (ask: object, caller: Caller) => Promise<unknown>,
) {
  return async (request: FastifyRequest, reply: FastifyReply, { ask, said }: Written) => {
    refuseForAnother(request)
    const key = takesKey(endpoint) ? keyOf(request) : undefined
    reply.status(statusOf(endpoint))
    const alone = () => amongWriters(request.caller.familyId, () => performOn(db))
    const perform = () => (together && endpoint.brief ? performOn(together).catch(orApart(alone)) : alone())
    const { status, text, replayed, caller } = await orEnterAnew(request, reply, perform)
    if (replayed) reply.header('idempotency-replayed', 'true')
    else live.announce(caller.touched, endpoint.changes ?? [], key)
    if (text) reply.type('application/json; charset=utf-8')
    reply.status(status).send(text)

    function performOn(within: Db) {
      const enter = (tx: Db) => enterWithin(tx, request)
      const { method, url, caller } = request
      if (key) return once(db, { key, now: caller.now, request: { method, url, body: said } }, { within, enter, work })
      return inTransaction(within, async (tx) => {
        const entered = await enter(tx)
        return { ...(await work(entered)), replayed: false, caller: entered.caller }
      })
    }

    async function work({ caller, sure }: Entered): Promise<Answer> {
      try {
        const made = await handle(ask, caller)
        return { status: reply.statusCode, text: endpoint.reply ? String(reply.serialize(made)) : '' }
      } finally {
        await sure()
      }
    }
  }
}

/** What waited on a phone says whose it is; whoever is signed in there meanwhile, nothing is done in another's name. */
function refuseForAnother({ headers, caller }: FastifyRequest) {
  const said = headers['sprout-caregiver']
  if (said !== undefined && said !== caller.caregiverId) throw new Refusal('unauthorized')
}
