import { hash } from 'node:crypto'
import { Refusal } from '@sprout/domain/refusal'
import type { FastifyRequest } from 'fastify'
import type { Insertable } from 'kysely'
import { prepared, preparedCount } from '../db/prepared.ts'
import type { Db, Tables } from '../db/tables.ts'
import { refuseFields } from './refusals.ts'

/** A finished answer: what went over the wire, so that a retry gets the very same. */
export type Answer = { status: number; text: string }

/** Keys are swept after this; a phone that was off longer has given up its retry. */
export const KEPT_DAYS = 7
const GONE = 404

/** The key a request carries; a key that no header should hold is told, not ignored. */
export function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key))
    throw refuseFields({ path: 'Idempotency-Key', code: 'invalid' })
  return key
}

type Asking = { familyId: string; key: string; now: Date; request: { method: string; url: string; body: unknown } }

/**
 * Does the work once for a key. Runs inside the transaction that holds the work, so key and effect commit together;
 * a parallel retry waits at the insert until the first has committed, and a refusal leaves no key behind.
 */
export async function once(
  tx: Db,
  asking: Asking,
  work: () => Promise<Answer>,
): Promise<Answer & { replayed: boolean }> {
  const { familyId, key, now } = asking
  const fingerprint = fingerprintOf(asking.request)
  const mine = { familyId, key, fingerprint, status: 0, reply: '', createdAt: now.toISOString() }
  const isFirst = (await claim(tx, mine)) > 0
  if (!isFirst) return { ...(await answered(tx, mine)), replayed: true }

  const answer = await work()
  await keep(tx, { familyId, key, status: answer.status, reply: answer.text })
  return { ...answer, replayed: false }
}

const claim = preparedCount((tx, mine: Insertable<Tables['onceKeys']>) =>
  tx
    .insertInto('onceKeys')
    .values(mine)
    .onConflict((c) => c.doNothing()),
)

/**
 * Read by writing it: where a standby must have all that is told, PostgreSQL waits for it only when something is written,
 * and what was done as its primary fell may be on this machine alone.
 */
const recall = prepared((tx, { familyId, key }: { familyId: string; key: string }) =>
  tx
    .updateTable('onceKeys')
    .set({ key })
    .where('familyId', '=', familyId)
    .where('key', '=', key)
    .returning(['fingerprint', 'status', 'reply as text']),
)

const keep = prepared((tx, ask: { familyId: string; key: string; status: number; reply: string }) =>
  tx
    .updateTable('onceKeys')
    .set({ status: ask.status, reply: ask.reply })
    .where('familyId', '=', ask.familyId)
    .where('key', '=', ask.key),
)

async function answered(
  tx: Db,
  { familyId, key, fingerprint }: { familyId: string; key: string; fingerprint: string },
) {
  const [kept] = await recall(tx, { familyId, key })
  if (!kept) throw new Error('A key that was taken is gone')
  if (kept.fingerprint !== fingerprint) throw new Refusal('idempotency_mismatch')
  if (kept.status === GONE) throw new Refusal('not_found')
  return { status: kept.status, text: kept.text }
}

/**
 * What is deleted does not live on in an answer that was kept with it. The key stays, so that a late retry does not
 * bring it back.
 */
export async function forgetAnswersWith(tx: Db, familyId: string, id: string) {
  await tx
    .updateTable('onceKeys')
    .set({ status: GONE, reply: '' })
    .where('familyId', '=', familyId)
    .where('reply', 'like', `%${id}%`)
    .execute()
}

const fingerprintOf = ({ method, url, body }: Asking['request']) =>
  hash('sha256', `${method} ${url}\n${JSON.stringify(body ?? null)}`, 'base64url')

export async function sweepKeys(db: Db, now: Date) {
  const oldest = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString()
  await db.deleteFrom('onceKeys').where('createdAt', '<', oldest).execute()
}
