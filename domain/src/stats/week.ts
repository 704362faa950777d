import { addDays, type LocalDate, weekStart } from '../calendar.ts'
import type { DayStats } from './model.ts'

/** The family's week around a day, Sunday to Saturday; what is not told of, or still to come, is empty. */
export function weekOf(days: readonly DayStats[], today: LocalDate): DayStats[] {
  const sunday = weekStart(today)
  return Array.from({ length: 7 }, (_, nth) => {
    const date = addDays(sunday, nth)
    return days.find((day) => day.date === date) ?? { date, earned: 0, taken: 0 }
  })
}

/** What some days gave and took together. */
export const sumOf = (days: readonly DayStats[]) => ({
  earned: days.reduce((sum, { earned }) => sum + earned, 0),
  taken: days.reduce((sum, { taken }) => sum + taken, 0),
})
