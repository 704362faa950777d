import { Refusal } from '@sprout/domain/refusal'
import type { Caller } from '../accounts/session.ts'
import { held } from '../db/held.ts'
import { prepared } from '../db/prepared.ts'
import { anyAsked } from '../db/several.ts'
import type { Db, Tables } from '../db/tables.ts'

declare const own: unique symbol
declare const locked: unique symbol
/** A child's id proven to belong to the caller's family: what a store reads by. Only this file can make one. */
export type OwnChildId = string & { readonly [own]: true }
/** One that this transaction holds: what a store writes by, also where its table names no child. */
export type HeldChildId = OwnChildId & { readonly [locked]: true }
/** A child that this transaction holds, and its points as they are now: the ledger keeps them true. */
export type HeldChild = { readonly id: HeldChildId; points: number; totalPoints: number }

type Child = { familyId: string; childId: string }

const find = prepared((db, { familyId, childId }: Child) =>
  db.selectFrom('children').select('id').where('familyId', '=', familyId).where('id', '=', childId),
)

const toHold = (tx: Db) => held(tx, tx.selectFrom('children').select(['familyId', 'id', 'points', 'totalPoints']))
const ofFamily = (tx: Db, familyId: string) => toHold(tx).where('familyId', '=', familyId)

const hold = prepared((tx, { familyId, childId }: Child) => ofFamily(tx, familyId).where('id', '=', childId), {
  build: (tx, asks) =>
    toHold(tx).where('familyId', '=', anyAsked(asks, 'familyId')).where('id', '=', anyAsked(asks, 'childId')),
  isFor: (row, { familyId, childId }) => row.familyId === familyId && row.id === childId,
})

type Belonging = 'habits' | 'skills' | 'lines'
const holdByIts = (table: Belonging) =>
  prepared((tx, { familyId, id }: { familyId: string; id: string }) => {
    const its = tx.selectFrom(table).select('childId').where('familyId', '=', familyId).where('id', '=', id)
    return ofFamily(tx, familyId).where('id', '=', its)
  })
const holdBy = { habits: holdByIts('habits'), skills: holdByIts('skills'), lines: holdByIts('lines') }

type Asking = Pick<Caller, 'db' | 'familyId'>

/** For reading. */
export async function ownChild({ db, familyId }: Asking, childId: string): Promise<OwnChildId> {
  const [child] = await find(db, { familyId, childId })
  if (!child) throw new Refusal('not_found')
  return child.id as OwnChildId
}

type Holding = Pick<Caller, 'db' | 'familyId' | 'touched'>

/**
 * For writing: the child's row stays held until the transaction ends, so one child has one writer at a time and
 * rules may trust what they read.
 */
export const holdChild = async (caller: Holding, childId: string) =>
  asHeld(caller, await hold(caller.db, { familyId: caller.familyId, childId }))

/** The same, by something of the child's. What is known of that is to be read afterwards. */
export const holdChildOf = async (caller: Holding, table: Belonging, id: string) =>
  asHeld(caller, await holdBy[table](caller.db, { familyId: caller.familyId, id }))

function asHeld({ touched }: Holding, [child]: Pick<Tables['children'], keyof HeldChild>[]): HeldChild {
  if (!child) throw new Refusal('not_found')
  touched.children.add(child.id)
  return { ...child, id: child.id as HeldChildId }
}

/** A child that this transaction has just written down: until it ends, nobody else knows it. */
export const asNew = <C extends { id: string }>(child: C) => ({ ...child, id: child.id as HeldChildId })
