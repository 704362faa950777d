import { type BadgeFacts, GOOD_DEEDS } from '@sprout/domain/badges/model'
import type { KeptDay } from '@sprout/domain/habits/model'
import type { Cause } from '@sprout/domain/timeline/model'
import type { Reader } from '../accounts/session.ts'
import type { OwnChildId } from '../children/own.ts'
import { among } from '../db/among.ts'

export async function badgeFacts(caller: Reader, childId: OwnChildId): Promise<BadgeFacts> {
  const instants = async (query: ReturnType<typeof standing>) => (await query.execute()).map((line) => line.createdAt)
  const first = async (cause: Cause) => (await instants(standing(caller, childId, cause).limit(1)))[0] ?? null
  const [fiftieth] = await instants(
    standing(caller, childId, 'behavior')
      .where('points', '>', 0)
      .offset(GOOD_DEEDS - 1)
      .limit(1),
  )
  return {
    childId,
    habitsCompleted: await instants(standing(caller, childId, 'habit-completed')),
    skillsCompleted: await instants(standing(caller, childId, 'skill-completed')),
    firstMomentAt: await first('moment'),
    firstRedemptionAt: await first('redemption'),
    fiftiethGoodDeedAt: fiftieth ?? null,
    habits: await keptDays(caller, childId),
  }
}

const standing = ({ db, familyId }: Reader, childId: OwnChildId, cause: Cause) =>
  db
    .selectFrom('lines')
    .select('createdAt')
    .where('familyId', '=', familyId)
    .where('childId', '=', childId)
    .where('cause', '=', cause)
    .where('undoneAt', 'is', null)
    .orderBy('createdAt')

/** Of every habit there ever was: what was earned with one that is deleted stays earned. */
async function keptDays({ db, familyId }: Reader, childId: OwnChildId): Promise<KeptDay[][]> {
  const habits = db.selectFrom('habits').select('id').where('familyId', '=', familyId).where('childId', '=', childId)
  const kept = await db
    .selectFrom('keptDays')
    .select(['habitId', 'day', 'keptAt', 'lineId'])
    .where('familyId', '=', familyId)
    .where(among(db, 'habitId', habits))
    .execute()
  return [...Map.groupBy(kept, ({ habitId }) => habitId).values()]
}
