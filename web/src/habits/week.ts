import { addDays, daysBetween, type LocalDate, weekStart } from '@sprout/domain/calendar'
import { FILL_IN_DAYS } from '@sprout/domain/habits/model'

/** What a day of the strip is: ticked; today and open; a past day that can be filled in; too far back; yet to come. */
export type DayState = 'kept' | 'today' | 'missed' | 'tooOld' | 'future'
export type WeekDay = { readonly date: LocalDate; readonly state: DayState }

/** The days that were kept, each with its line, by which it is undone. */
export type KeptLines = ReadonlyMap<LocalDate, string>
type SomeDays = Pick<KeptLines, 'has'>

/** Sunday to Saturday, so many weeks before this one. */
export function daysOfWeek(today: LocalDate, weeksBack: number, kept: SomeDays): WeekDay[] {
  const sunday = addDays(weekStart(today), -7 * weeksBack)
  return Array.from({ length: 7 }, (_, nth) => addDays(sunday, nth)).map((date) => ({
    date,
    state: kept.has(date) ? 'kept' : stateOf(date, today),
  }))
}

function stateOf(date: LocalDate, today: LocalDate): DayState {
  if (date >= today) return date === today ? 'today' : 'future'
  return daysBetween(date, today) > FILL_IN_DAYS ? 'tooOld' : 'missed'
}

/** How many weeks back a day can still be filled in. */
export const weeksToLookBack = (today: LocalDate) =>
  daysBetween(weekStart(addDays(today, -FILL_IN_DAYS)), weekStart(today)) / 7

export const longDay = { weekday: 'long', day: 'numeric', month: 'long' } as const
