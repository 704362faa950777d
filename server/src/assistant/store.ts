import type { Caller, Reader } from '../accounts/session.ts'
import type { OwnChildId } from '../children/own.ts'
import { among } from '../db/among.ts'

/** The child itself, and what the family says of all: where help is called, who may be asked. */
export const findAsked = ({ db, familyId }: Caller, childId: OwnChildId) =>
  db
    .selectFrom('children')
    .select(['name', 'age', 'birthday', 'points', 'totalPoints'])
    .select((eb) => [
      eb.selectFrom('families').select('emergencyCountry').where('id', '=', familyId).as('country'),
      eb.selectFrom('families').select('asksModel').where('id', '=', familyId).as('asksModel'),
      eb
        .selectFrom('recentTips')
        .select('tips')
        .where('recentTips.familyId', '=', familyId)
        .where('childId', '=', childId)
        .as('recentTips'),
    ])
    .where('familyId', '=', familyId)
    .where('id', '=', childId)
    .executeTakeFirstOrThrow()

/** What the others are called, and nothing else of them. */
export const listSiblings = ({ db, familyId }: Reader, childId: OwnChildId) =>
  db.selectFrom('children').select('name').where('familyId', '=', familyId).where('id', '!=', childId).execute()

export const listHabits = (caller: Reader, childId: OwnChildId) =>
  habitsOf(caller, childId).select(['id', 'title', 'targetDays', 'createdAt']).execute()

const habitsOf = ({ db, familyId }: Reader, childId: OwnChildId) =>
  db.selectFrom('habits').where('familyId', '=', familyId).where('childId', '=', childId).where('deletedAt', 'is', null)

export const listKeptDays = (caller: Caller, childId: OwnChildId) =>
  caller.db
    .selectFrom('keptDays')
    .select(['habitId', 'day'])
    .where('familyId', '=', caller.familyId)
    .where(among(caller.db, 'habitId', habitsOf(caller, childId).select('id')))
    .execute()

export const listSkills = (caller: Reader, childId: OwnChildId) =>
  skillsOf(caller, childId).select(['id', 'title', 'targetValue', 'declaredDoneAt', 'createdAt']).execute()

const skillsOf = ({ db, familyId }: Reader, childId: OwnChildId) =>
  db.selectFrom('skills').where('familyId', '=', familyId).where('childId', '=', childId).where('deletedAt', 'is', null)

/** The best score of each skill, and when the last was noted. In the order of their index, so that it is read by that. */
export const listBests = (caller: Caller, childId: OwnChildId) =>
  caller.db
    .selectFrom('scores')
    .select(({ fn }) => ['skillId', fn.max('score').as('best'), fn.max('recordedAt').as('lastAt')])
    .where('familyId', '=', caller.familyId)
    .where(among(caller.db, 'skillId', skillsOf(caller, childId).select('id')))
    .groupBy('skillId')
    .orderBy('skillId')
    .execute()

export const listRewards = ({ db, familyId }: Reader, childId: OwnChildId) =>
  db
    .selectFrom('rewards')
    .select(['title', 'pointsCost', 'category', 'presetKey'])
    .where('familyId', '=', familyId)
    .where('childId', '=', childId)
    .where('deletedAt', 'is', null)
    .execute()

export async function lastRedemption({ db, familyId }: Caller, childId: OwnChildId) {
  const last = await db
    .selectFrom('redemptions')
    .select('redeemedAt')
    .where('familyId', '=', familyId)
    .where('childId', '=', childId)
    .orderBy('redeemedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.redeemedAt ?? null
}

/** From the child's own row: one that was deleted a moment ago has no tips to keep. */
export async function keepRecentTips({ db, familyId }: Caller, childId: OwnChildId, tips: readonly string[]) {
  const kept = JSON.stringify(tips)
  await db
    .insertInto('recentTips')
    .columns(['familyId', 'childId', 'tips'])
    .expression((eb) =>
      eb
        .selectFrom('children')
        .select(['familyId', 'id', eb.val(kept).as('tips')])
        .where('familyId', '=', familyId)
        .where('id', '=', childId),
    )
    .onConflict((c) => c.columns(['familyId', 'childId']).doUpdateSet({ tips: kept }))
    .execute()
}
