import { type DayFrame, daysBetween, familyDay, type LocalDate } from '../calendar.ts'
import type { Habit } from './model.ts'

/** What nobody has touched for so many days rests: it is kept, but stands in nobody's way. */
export const REST_DAYS = 28

/** An open habit that was not kept for four weeks, nor made in them; a day that still waits to be sent counts. */
export const isResting = (
  { isCompleted, createdAt, lastKeptOn }: Pick<Habit, 'isCompleted' | 'createdAt' | 'lastKeptOn'>,
  today: LocalDate,
  family: DayFrame,
  waiting: readonly LocalDate[] = [],
) =>
  !isCompleted &&
  [lastKeptOn ?? [], waiting].flat().every((day) => isLongAgo(day, today)) &&
  isLongAgo(familyDay(new Date(createdAt), family), today)

export const isLongAgo = (day: LocalDate, today: LocalDate) => daysBetween(day, today) >= REST_DAYS
