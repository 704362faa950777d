import { daysBetween, type LocalDate } from '../calendar.ts'
import type { DayStats } from './model.ts'

// Two lucky days are no pace yet.
const FEWEST_DAYS = 3

/** Points a day, over the days told since the first that earned something. */
export function pace(days: readonly DayStats[], today: LocalDate): number {
  const first = days.find(({ earned }) => earned > 0)
  if (!first) return 0
  const earned = days.reduce((sum, day) => sum + day.earned, 0)
  return earned / Math.max(FEWEST_DAYS, daysBetween(first.date, today) + 1)
}
