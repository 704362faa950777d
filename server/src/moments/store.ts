import type { Moment } from '@sprout/domain/moments/model'
import type { Page } from '@sprout/domain/timeline/model'
import type { Caller, Reader } from '../accounts/session.ts'
import type { HeldChildId, OwnChildId } from '../children/own.ts'
import { madeBy } from '../db/made-by.ts'
import { olderThan } from '../db/older-than.ts'

const shown = ['id', 'childId', 'weather', 'mood', 'content', 'date', 'photoUrl', 'lineId', 'createdAt'] as const

export const listMoments = (
  { db, familyId }: Reader,
  childId: OwnChildId,
  { limit, before }: Page,
): Promise<Moment[]> =>
  db
    .selectFrom('moments')
    .select(shown)
    .select(madeBy('moments'))
    .where('familyId', '=', familyId)
    .where('childId', '=', childId)
    .$if(before !== undefined, (query) => query.where(olderThan('moments', familyId, before ?? '')))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

type Told = Pick<Moment, 'id' | 'weather' | 'mood' | 'content' | 'date' | 'lineId'>

export async function addMoment(caller: Caller, childId: HeldChildId, told: Told): Promise<Moment> {
  const { db: tx, familyId, caregiverName, now } = caller
  const added = await tx
    .insertInto('moments')
    .values({ ...told, familyId, childId, photoUrl: null, createdAt: now.toISOString() })
    .returning(shown)
    .executeTakeFirstOrThrow()
  return { ...added, by: caregiverName }
}

export async function removeMoment({ db: tx, familyId }: Caller, childId: HeldChildId, id: string) {
  await tx
    .deleteFrom('moments')
    .where('familyId', '=', familyId)
    .where('childId', '=', childId)
    .where('id', '=', id)
    .execute()
}
