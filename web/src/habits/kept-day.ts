import type { LocalDate } from '@sprout/domain/calendar'
import { HABIT_BONUS, type Habit } from '@sprout/domain/habits/model'
import { shownHabit } from '@sprout/domain/habits/rules'
import type { QueryClient } from '@tanstack/react-query'
import { byServer } from '../api/clock.ts'
import { type Patch, patch } from '../api/patch.ts'
import { daysWaiting, waiting } from '../outbox/waiting.ts'
import { addPoints } from '../points/add-points.ts'
import { habitList, keptDays, mayCheckIn } from './habit-queries.ts'

/** Of a day that is on its way: it has no line yet. */
export const NO_LINE = ''

type Tick = { readonly habit: Habit; readonly date: LocalDate; readonly today: LocalDate }

/** What comes of it, with the days that wait; of a habit whose days are not known, its points. */
export function outcomeOf(queries: QueryClient, { habit, date, today }: Tick) {
  const { id, points, difficulty } = habit
  const loaded = queries.getQueryData(keptDays(id).queryKey)?.map((each) => each.date)
  // It may be seen among them already.
  const days = loaded && new Set([...loaded, ...daysWaiting(waiting.current(), id), date])
  const after = days && withDays(habit, [...days], today)
  return { after, points: points + (after?.isCompleted ? HABIT_BONUS[difficulty] : 0) }
}

/** What is seen the moment a day is ticked. */
export function keptDay(queries: QueryClient, tick: Tick): Patch[] {
  const { date, today } = tick
  const { id, childId } = tick.habit
  const { after, points } = outcomeOf(queries, tick)
  const seen = [
    addPoints(queries, childId, points),
    patch(habitList(childId), (list) => list.map((each) => (each.id === id && after ? after : each))),
    patch(keptDays(id), (days) => [...days, { date, lineId: NO_LINE }]),
  ]
  return date === today ? [...seen, patch(mayCheckIn(id, today), () => ({ canCheckin: false }))] : seen
}

/** A habit that was kept on these days, by the server's own rule. */
export function withDays(habit: Habit, days: readonly LocalDate[], today: LocalDate): Habit {
  const keptAt = new Date(byServer()).toISOString()
  return shownHabit({ ...habit, kept: days.map((day) => ({ day, keptAt, lineId: NO_LINE })) }, today)
}
