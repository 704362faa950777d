import { addDays, type LocalDate } from '@sprout/domain/calendar'
import { DAYS_TOLD } from '@sprout/domain/stats/model'
import type { Cause } from '@sprout/domain/timeline/model'
import type { Reader } from '../accounts/session.ts'
import type { OwnChildId } from '../children/own.ts'

/** The standing lines of some days, counted by their cause. */
export async function countCauses(caller: Reader, childId: OwnChildId, from: LocalDate, days: number) {
  const counts = new Map<Cause, number>()
  for (const { cause, count } of await sumDays(caller, childId, from, days))
    counts.set(cause, (counts.get(cause) ?? 0) + count)
  return (cause: Cause) => counts.get(cause) ?? 0
}

/**
 * The days on which something was recorded, with what they gave and took by cause. In the order of their index, so that they
 * are read by that.
 */
export const sumDays = ({ db, familyId }: Reader, childId: OwnChildId, from: LocalDate, days: number) =>
  db
    .selectFrom('lines')
    .select((eb) => [
      'day',
      'cause',
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>(eb.case().when('points', '>', 0).then(eb.ref('points')).else(0).end()).as('given'),
      eb.fn.sum<number>(eb.case().when('points', '<', 0).then(eb.ref('points')).else(0).end()).as('taken'),
    ])
    .where('familyId', '=', familyId)
    .where('childId', '=', childId)
    .where('day', '>=', from)
    .where('day', '<', addDays(from, days))
    .where('undoneAt', 'is', null)
    .groupBy(['day', 'cause'])
    .orderBy('day')
    .orderBy('cause')
    .execute()

/** Lines of the last four weeks that stand, without a word that someone wrote; in the order of their index, so that they are read by that. */
export const listRecentLines = (caller: Reader, childId: OwnChildId) =>
  standing(caller, childId)
    .select(['day', 'cause', 'points', 'metadata', 'createdAt'])
    .where('day', '>', addDays(caller.today, -DAYS_TOLD))
    .orderBy('day')
    .execute()

/** When the record was begun. The day that it was written for may be long before: a birth, a forgotten check-in. */
export async function firstWritten(caller: Reader, childId: OwnChildId) {
  const first = await standing(caller, childId).select('createdAt').orderBy('createdAt').limit(1).executeTakeFirst()
  return first?.createdAt ?? null
}

const standing = ({ db, familyId }: Reader, childId: OwnChildId) =>
  db.selectFrom('lines').where('familyId', '=', familyId).where('childId', '=', childId).where('undoneAt', 'is', null)
