import { addDays, daysBetween, type LocalDate } from '../calendar.ts'
import type { RefusalCode } from '../refusal.ts'
import { FILL_IN_DAYS, type Habit, type HabitFacts, type KeptDay } from './model.ts'

export function shownHabit({ kept, ...habit }: HabitFacts, today: LocalDate): Habit {
  const runs = runsOf(kept)
  const last = runs.at(-1)
  const isCompleted = reaches(kept, habit.targetDays)
  return {
    ...habit,
    currentStreak: isCompleted ? longest(runs) : (runs.find((run) => isAlive(run, today))?.length ?? 0),
    longestStreak: longest(runs),
    checkedInDays: kept.length,
    lastKeptOn: last ? addDays(last.from, last.length - 1) : null,
    isCompleted,
    completedAt: isCompleted ? (completing(kept, habit.targetDays)?.keptAt ?? null) : null,
  }
}

/** Why a day cannot be checked in; nothing when it can. */
export function whyNotCheckIn(
  { kept, targetDays }: HabitFacts,
  date: LocalDate,
  today: LocalDate,
): RefusalCode | undefined {
  if (date > today) return 'future_date'
  if (daysBetween(date, today) > FILL_IN_DAYS) return 'too_long_ago'
  if (kept.some(({ day }) => day === date)) return 'already_checked_in'
  return reaches(kept, targetDays) ? 'habit_completed' : undefined
}

/** A habit is complete once any run of days reaches its target. */
export const reaches = (kept: readonly OnDay[], targetDays: number) => longest(runsOf(kept)) >= targetDays

/**
 * Of a complete habit, the check-in that completed it. Nothing can be checked in after that, so it was written down
 * last; but the clocks of two servers differ a little, so it must also be one without which the run is too short.
 */
export const completing = (kept: readonly KeptDay[], targetDays: number): KeptDay | undefined =>
  asWritten(kept).findLast(({ lineId }) => !reaches(without(kept, lineId), targetDays))

/** In the order in which they were written down, which is not that of the days where a forgotten one was filled in. */
export const asWritten = (kept: readonly KeptDay[]) =>
  kept.toSorted((one, other) => (one.keptAt + one.lineId < other.keptAt + other.lineId ? -1 : 1))

/** The days that are left when a check-in is undone. */
export const without = (kept: readonly KeptDay[], line: string) => kept.filter(({ lineId }) => lineId !== line)

/** A run needs no more than the days, so nobody reads more for it. */
type OnDay = Pick<KeptDay, 'day'>
export type Run = { readonly from: LocalDate; readonly length: number }

/** Consecutive days, oldest run first. */
export function runsOf(kept: readonly OnDay[]): Run[] {
  const runs: { from: LocalDate; length: number }[] = []
  for (const { day } of kept.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    const run = runs.at(-1)
    if (run && daysBetween(run.from, day) === run.length) run.length++
    else runs.push({ from: day, length: 1 })
  }
  return runs
}

export const longest = (runs: readonly Run[]) => runs.reduce((most, { length }) => Math.max(most, length), 0)

/**
 * A run lives until a whole day was missed: before today's check-in yesterday's still stands. It may end tomorrow when
 * the family has moved to where it is still yesterday.
 */
const isAlive = ({ from, length }: Run, today: LocalDate) => addDays(from, length) >= today
