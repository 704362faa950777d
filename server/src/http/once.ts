import { hash } from 'node:crypto'
import { KEY_DAYS } from '@sprout/domain/endpoint'
import { Refusal } from '@sprout/domain/refusal'
import type { FastifyRequest } from 'fastify'
import type { Insertable } from 'kysely'
import { type Entered, NotAsRemembered } from '../accounts/enter-within.ts'
import type { Caller } from '../accounts/session.ts'
import { Apart } from '../db/apart.ts'
import { prepared } from '../db/prepared.ts'
import type { Db, Tables } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { refuseFields } from './refusals.ts'

/** A finished answer: what went over the wire, so that a retry gets the very same. */
export type Answer = { status: number; text: string }

const GONE = 404

const KEY = /^[\x21-\x7e]{1,128}$/

/** The header that brings a key, and the one that tells of a first answer given again, as the documentation shows them. */
export const KEY_HEADERS = {
  asked: {
    'Idempotency-Key': {
      type: 'string',
      pattern: KEY.source,
      description: `What is sent again with the same key is done once. Kept for ${KEY_DAYS} days.`,
    },
  },
  told: {
    'Idempotency-Replayed': {
      schema: { type: 'string', enum: ['true'] },
      description: 'This is the first answer to the key, given again. Absent: it was done now.',
    },
  },
} as const

/** The key a request carries; a key that no header should hold is told, not ignored. */
export function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !KEY.test(key)) throw refuseFields({ path: 'Idempotency-Key', code: 'invalid' })
  return key
}

/** `within`: where its transaction is begun, if not on `db`. */
type Doing = { within?: Db; enter: (tx: Db) => Promise<Entered>; work: (entered: Entered) => Promise<Answer> }
type Asking = { key: string; now: Date; request: { method: string; url: string; body: unknown } }
/**
 * Does the work once for a key: what it did, and the answer under its key, are committed together or not at all. That it
 * was done before shows when its answer is to be kept a second time, or when what was done once is refused: then all of
 * the second time is taken back and the first answer told. A refusal leaves no key behind.
 */
export async function once(
  db: Db,
  asking: Asking,
  { within = db, enter, work }: Doing,
): Promise<Answer & { replayed: boolean; caller: Caller }> {
  const { key, now } = asking
  const fingerprint = fingerprintOf(asking.request)
  let caller: Caller | undefined
  try {
    return await inTransaction(within, async (tx) => {
      const entered = await enter(tx)
      caller = entered.caller
      const { status, text } = await work(entered)
      const { familyId } = caller
      await keep(tx, { familyId, key, fingerprint, status, reply: text, createdAt: now.toISOString() })
      return { status, text, replayed: false, caller }
    })
  } catch (error) {
    if (!caller || error instanceof NotAsRemembered || error instanceof Apart || isUnavailable(error)) throw error
    const kept = await toldFor(db, { familyId: caller.familyId, key, fingerprint })
    if (!kept) throw error
    return { ...kept, replayed: true, caller }
  }
}

/**
 * The last statement of its transaction: a parallel retry waits here, if not for the child before, until the first has
 * committed. It also holds the family, which its row hangs on, so whoever removes one takes all that writers hold before it.
 */
const keep = prepared((tx, mine: Insertable<Tables['onceKeys']>) => tx.insertInto('onceKeys').values(mine))

/**
 * Read by writing it: where a standby must have all that is told, PostgreSQL waits for it only when something is written,
 * and what was done as its primary fell may be on this machine alone.
 */
const recall = prepared((db, { familyId, key }: { familyId: string; key: string }) =>
  db
    .updateTable('onceKeys')
    .set({ key })
    .where('familyId', '=', familyId)
    .where('key', '=', key)
    .returning(['fingerprint', 'status', 'reply as text']),
)

async function toldFor(
  db: Db,
  { familyId, key, fingerprint }: { familyId: string; key: string; fingerprint: string },
): Promise<Answer | undefined> {
  const [kept] = await recall(db, { familyId, key })
  if (!kept) return undefined
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
  const oldest = new Date(now.getTime() - KEY_DAYS * 86_400_000).toISOString()
  await db.deleteFrom('onceKeys').where('createdAt', '<', oldest).execute()
}
