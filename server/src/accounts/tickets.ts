import type { Db } from '../db/tables.ts'
import { hashOf, newToken } from './session.ts'

type Kind = 'passkey-register' | 'passkey-sign-in' | 'openid' | 'reset-password'

/** A one-time secret with something to remember, for a few minutes or hours. Only its hash is kept. */
export async function issueTicket(
  db: Db,
  kind: Kind,
  data: object & { caregiverId?: string },
  expiresAt: Date,
): Promise<string> {
  const token = newToken()
  const kept = { data: JSON.stringify(data), caregiverId: data.caregiverId ?? null }
  await db
    .insertInto('tickets')
    .values({ tokenHash: hashOf(token), kind, ...kept, expiresAt: expiresAt.toISOString() })
    .execute()
  return token
}

/** Takes a ticket in: of two who come with the same one, one gets what it holds. */
export async function redeemTicket<T>(
  db: Db,
  kind: Kind,
  token: string | undefined,
  now: Date,
): Promise<T | undefined> {
  if (!token) return undefined
  const taken = await db
    .deleteFrom('tickets')
    .where('tokenHash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('expiresAt', '>', now.toISOString())
    .returning('data')
    .executeTakeFirst()
  return taken && (JSON.parse(taken.data) as T)
}

export async function endEveryTicket(db: Db, caregiverId: string) {
  await db.deleteFrom('tickets').where('caregiverId', '=', caregiverId).execute()
}

export async function sweepTickets(db: Db, now: Date) {
  await db.deleteFrom('tickets').where('expiresAt', '<', now.toISOString()).execute()
}
