import type { Child, ChildChange, NewChild } from '@sprout/domain/children/model'
import type { Caller } from '../accounts/session.ts'
import { prepared } from '../db/prepared.ts'
import type { Db } from '../db/tables.ts'
import { newId } from '../id.ts'
import { asNew, type HeldChildId } from './own.ts'

const shown = ['id', 'name', 'age', 'gender', 'birthday', 'avatarUrl', 'points', 'totalPoints', 'createdAt'] as const

const ofFamily = prepared((db, { familyId }: { familyId: string }) =>
  db.selectFrom('children').select(shown).where('familyId', '=', familyId).orderBy('createdAt').orderBy('id'),
)

export const listChildren = (db: Db, familyId: string): Promise<Child[]> => ofFamily(db, { familyId })

export async function countChildren(db: Db, familyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('children')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('familyId', '=', familyId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function addChild(
  { db, familyId, now }: Caller,
  { name, ...said }: NewChild,
): Promise<Child & { id: HeldChildId }> {
  const added = await db
    .insertInto('children')
    .values({
      ...NOTHING_SAID,
      ...said,
      name,
      familyId,
      id: newId(now),
      points: 0,
      totalPoints: 0,
      createdAt: now.toISOString(),
    })
    .returning(shown)
    .executeTakeFirstOrThrow()
  return asNew(added)
}

const NOTHING_SAID = { age: null, gender: null, birthday: null, avatarUrl: null }

/** What is undefined in the change stays as it is. */
export const changeChild = ({ db, familyId }: Caller, id: HeldChildId, change: ChildChange): Promise<Child> =>
  db
    .updateTable('children')
    .set(change)
    .where('familyId', '=', familyId)
    .where('id', '=', id)
    .returning(shown)
    .executeTakeFirstOrThrow()

/** The database takes the child's records along. */
export async function removeChild({ db, familyId }: Caller, id: HeldChildId) {
  await db.deleteFrom('children').where('familyId', '=', familyId).where('id', '=', id).execute()
}
