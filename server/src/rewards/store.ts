import { Refusal } from '@sprout/domain/refusal'
import type { NewReward, Redemption, Reward } from '@sprout/domain/rewards/model'
import type { Page } from '@sprout/domain/timeline/model'
import type { ExpressionBuilder } from 'kysely'
import type { Caller, Reader } from '../accounts/session.ts'
import type { HeldChildId, OwnChildId } from '../children/own.ts'
import { madeBy } from '../db/made-by.ts'
import { olderThan } from '../db/older-than.ts'
import { prepared } from '../db/prepared.ts'
import type { Tables } from '../db/tables.ts'
import { newId } from '../id.ts'

const goods = ['id', 'childId', 'title', 'description', 'pointsCost', 'category'] as const
const shown = [...goods, 'imageUrl', 'presetKey', 'createdAt'] as const
const ofRedemption = ['id', 'childId', 'rewardId', 'title', 'pointsSpent', 'lineId', 'redeemedAt'] as const

const told = (reward: Omit<Reward, 'isCustom'>): Reward => ({ ...reward, isCustom: reward.presetKey === null })

export async function listRewards({ db, familyId }: Reader, childId: OwnChildId): Promise<Reward[]> {
  const rewards = await db
    .selectFrom('rewards')
    .select(shown)
    .where('familyId', '=', familyId)
    .where('childId', '=', childId)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rewards.map(told)
}

const find = prepared((db, { familyId, id }: { familyId: string; id: string }) =>
  db
    .selectFrom('rewards')
    .select(shown)
    .where('familyId', '=', familyId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null),
)

/** One that stands: a deleted reward is as if it did not exist. */
export async function findReward({ db, familyId }: Reader, id: string): Promise<Reward> {
  const [reward] = await find(db, { familyId, id })
  if (!reward) throw new Refusal('not_found')
  return told(reward)
}

export async function addReward({ db: tx, familyId, now }: Caller, childId: HeldChildId, reward: NewReward) {
  const { title, description, pointsCost, category, imageUrl } = reward
  const added = await tx
    .insertInto('rewards')
    .values({
      ...{ familyId, childId, id: newId(now), createdAt: now.toISOString(), deletedAt: null, presetKey: null },
      ...{ title, pointsCost, category },
      ...{ description: description || null, imageUrl: imageUrl || null },
    })
    .returning(shown)
    .executeTakeFirstOrThrow()
  return told(added)
}

export async function removeReward({ db: tx, familyId, now }: Caller, childId: HeldChildId, id: string) {
  await tx
    .updateTable('rewards')
    .set({ deletedAt: now.toISOString() })
    .where('familyId', '=', familyId)
    .where('childId', '=', childId)
    .where('id', '=', id)
    .execute()
}

/** A reward that left the store still says what it is. Looked up row by row: a planner might read the whole store for each. */
const ofReward = <C extends 'category' | 'presetKey'>(
  redemption: ExpressionBuilder<Tables, 'redemptions'>,
  column: C,
) =>
  redemption
    .selectFrom('rewards')
    .select(column)
    .whereRef('rewards.familyId', '=', 'redemptions.familyId')
    .whereRef('rewards.id', '=', 'redemptions.rewardId')

export const listRedemptions = (
  { db, familyId }: Reader,
  childId: OwnChildId,
  { limit, before }: Page,
): Promise<Redemption[]> =>
  db
    .selectFrom('redemptions')
    .select(ofRedemption)
    .select((one) => one.fn.coalesce(ofReward(one, 'category'), one.val('other' as const)).as('category'))
    .select((one) => ofReward(one, 'presetKey').as('presetKey'))
    .select(madeBy('redemptions'))
    .where('familyId', '=', familyId)
    .where('childId', '=', childId)
    .$if(before !== undefined, (query) => query.where(olderThan('redemptions', familyId, before ?? '')))
    .orderBy('redeemedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

type Spent = { id: string; lineId: string; reward: Reward }

export async function addRedemption(
  { db: tx, familyId, caregiverName, now }: Caller,
  childId: HeldChildId,
  { id, lineId, reward: { id: rewardId, title, pointsCost: pointsSpent, category, presetKey } }: Spent,
): Promise<Redemption> {
  const redemption = { id, childId, rewardId, title, pointsSpent, lineId, redeemedAt: now.toISOString() }
  await write(tx, { ...redemption, familyId })
  return { ...redemption, category, presetKey, by: caregiverName }
}

const write = prepared((tx, redemption: Tables['redemptions']) => tx.insertInto('redemptions').values(redemption))

export async function removeRedemption({ db: tx, familyId }: Caller, childId: HeldChildId, id: string) {
  await tx
    .deleteFrom('redemptions')
    .where('familyId', '=', familyId)
    .where('childId', '=', childId)
    .where('id', '=', id)
    .execute()
}
