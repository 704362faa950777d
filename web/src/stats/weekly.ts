import { type LocalDate, weekStart } from '@sprout/domain/calendar'
import { statsCalls } from '@sprout/domain/stats/contract'
import type { WeeklyStats } from '@sprout/domain/stats/model'
import { useQuery } from '@tanstack/react-query'
import { load } from '../api/load.ts'
import type { Kept } from '../outbox/entry.ts'
import { useWaiting, waitingOf } from '../outbox/waiting.ts'

/** What is counted of the calls that can wait, by the noun in their address. */
const counted = new Map<string | undefined, keyof WeeklyStats>([
  ['behaviors', 'behavior'],
  ['habits', 'habit'],
  ['skills', 'skill'],
  ['rewards', 'reward'],
])

/** A child's week in numbers, with what waits to be sent. */
export function useWeeklyStats(childId: string, today: LocalDate) {
  const { data, ...rest } = useQuery(load(statsCalls.weekly, { params: { childId } }))
  const waiting = waitingOf(useWaiting(), childId)
  return { ...rest, data: data && weekWithWaiting(data, waiting, today) }
}

/** Each counts once; whether a score completes its challenge is not known yet. */
export function weekWithWaiting(week: WeeklyStats, waiting: readonly Kept[], today: LocalDate): WeeklyStats {
  const told = { ...week }
  for (const { path, line } of waiting) {
    const kind = counted.get(path.split('/')[2])
    if (kind && (line.day ?? today) >= weekStart(today)) told[kind] += 1
  }
  return told
}
