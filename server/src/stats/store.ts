import { addDays, type LocalDate } from '@sprout/domain/calendar'
import type { Cause } from '@sprout/domain/timeline/model'
import type { Reader } from '../accounts/session.ts'
import type { OwnChildId } from '../children/own.ts'

/** The standing lines of some days, counted by their cause. */
export async function countCauses(caller: Reader, childId: OwnChildId, from: LocalDate, days: number) {
  const counted = await linesOf(caller, childId, from, days)
    .select((eb) => ['cause', eb.fn.countAll<number>().as('count')])
    .groupBy('cause')
    .execute()
  const counts = new Map<Cause, number>(counted.map(({ cause, count }) => [cause, count]))
  return (cause: Cause) => counts.get(cause) ?? 0
}

/** The days on which something was recorded, with what they gave and took by cause. */
export const sumDays = (caller: Reader, childId: OwnChildId, from: LocalDate, days: number) =>
  linesOf(caller, childId, from, days)
    .select((eb) => [
      'day',
      'cause',
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>(eb.case().when('points', '>', 0).then(eb.ref('points')).else(0).end()).as('given'),
      eb.fn.sum<number>(eb.case().when('points', '<', 0).then(eb.ref('points')).else(0).end()).as('taken'),
    ])
    .groupBy(['day', 'cause'])
    .execute()

const linesOf = ({ db, familyId }: Reader, childId: OwnChildId, from: LocalDate, days: number) =>
  db
    .selectFrom('lines')
    .where('familyId', '=', familyId)
    .where('childId', '=', childId)
    .where('day', '>=', from)
    .where('day', '<', addDays(from, days))
    .where('undoneAt', 'is', null)
