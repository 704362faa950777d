import type { LocalDate } from '@sprout/domain/calendar'
import { statsCalls } from '@sprout/domain/stats/contract'
import type { DayStats } from '@sprout/domain/stats/model'
import { useQuery } from '@tanstack/react-query'
import { load } from '../api/load.ts'
import type { Kept } from '../outbox/entry.ts'
import { useWaiting, waitingOf } from '../outbox/waiting.ts'

// The contract that says so would weigh on the first load.
export const BEHAVIORS = '/api/behaviors'

/** A child's last days, as the header tells the points: as they will be once all that waits is sent. */
export function useDayStats(childId: string, today: LocalDate) {
  const { data, ...rest } = useQuery(load(statsCalls.days, { params: { childId } }))
  const waiting = waitingOf(useWaiting(), childId)
  return { ...rest, data: data && daysWithWaiting(data, waiting, today) }
}

/** What waits counts on the day that it was made for; where none was said, that is today. */
export const daysWithWaiting = (days: readonly DayStats[], waiting: readonly Kept[], today: LocalDate) =>
  waiting.reduce<readonly DayStats[]>((told, entry) => {
    const { day: date = today, points } = entry.line
    const before = told.find((day) => day.date === date) ?? { date, earned: 0, taken: 0 }
    return [...told.filter((day) => day !== before), withOne(before, points, entry.path === BEHAVIORS)]
  }, days)

/** What is spent in the store is not taken. */
const withOne = ({ date, earned, taken }: DayStats, points: number, isBehavior: boolean): DayStats => ({
  date,
  earned: earned + Math.max(0, points),
  taken: taken + (isBehavior ? Math.max(0, -points) : 0),
})
