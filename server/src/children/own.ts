import { Refusal } from '@sprout/domain/refusal'
import type { Caller } from '../accounts/session.ts'
import { held } from '../db/held.ts'
import { prepared } from '../db/prepared.ts'

declare const own: unique symbol
/** A child's id proven to belong to the caller's family. Only this file can make one. */
export type OwnChildId = string & { readonly [own]: true }
/** A child that this transaction holds, and its points as they are now: the ledger keeps them true. */
export type HeldChild = { readonly id: OwnChildId; points: number }

type Child = { familyId: string; childId: string }

const find = prepared((db, { familyId, childId }: Child) =>
  db.selectFrom('children').select('id').where('familyId', '=', familyId).where('id', '=', childId),
)

const hold = prepared((tx, { familyId, childId }: Child) =>
  held(
    tx,
    tx.selectFrom('children').select(['id', 'points']).where('familyId', '=', familyId).where('id', '=', childId),
  ),
)

type Asking = Pick<Caller, 'db' | 'familyId'>

/** For reading. */
export async function ownChild({ db, familyId }: Asking, childId: string): Promise<OwnChildId> {
  const [child] = await find(db, { familyId, childId })
  if (!child) throw new Refusal('not_found')
  return child.id as OwnChildId
}

/**
 * For writing: the child's row stays held until the transaction ends, so one child has one writer at a time and
 * rules may trust what they read.
 */
export async function holdChild(
  { db: tx, familyId, touched }: Pick<Caller, 'db' | 'familyId' | 'touched'>,
  childId: string,
): Promise<HeldChild> {
  const [child] = await hold(tx, { familyId, childId })
  if (!child) throw new Refusal('not_found')
  touched.children.add(child.id)
  return { id: child.id as OwnChildId, points: child.points }
}
