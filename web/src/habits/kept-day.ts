import type { LocalDate } from '@sprout/domain/calendar'
import { HABIT_BONUS, type Habit } from '@sprout/domain/habits/model'
import { shownHabit } from '@sprout/domain/habits/rules'
import type { QueryClient } from '@tanstack/react-query'
import { byServer } from '../api/clock.ts'
import { type Patch, patch } from '../api/patch.ts'
import { addPoints } from '../points/add-points.ts'
import { habitList, keptDays, mayCheckIn } from './habit-queries.ts'

/** Of a day that is on its way: it has no line yet. */
export const NO_LINE = ''

/** What is seen the moment a day is ticked: the outcome follows from the days by the server's own rule. */
export function keptDay(queries: QueryClient, habit: Habit, date: LocalDate, today: LocalDate): Patch[] {
  const { id, childId, points, difficulty } = habit
  const before = queries.getQueryData(keptDays(id).queryKey)
  const after = before && withDays(habit, [...before.map((each) => each.date), date], today)
  const bonus = after?.isCompleted ? HABIT_BONUS[difficulty] : 0
  const seen = [
    addPoints(queries, childId, points + bonus),
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
