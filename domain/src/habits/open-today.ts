import * as z from 'zod/mini'
import { type DayFrame, type LocalDate, localDate } from '../calendar.ts'
import type { Activity } from '../timeline/model.ts'
import type { Habit } from './model.ts'
import { isResting } from './resting.ts'

type Now = {
  readonly today: LocalDate
  readonly family: DayFrame
  /** The days of a habit that are not sent yet. */
  readonly waiting?: (habitId: string) => readonly LocalDate[]
}

/** How many of the habits in use wait for today's check-in, going by the lines written today and what is not sent yet. */
export function openToday(
  habits: readonly Habit[],
  lines: readonly Activity[],
  { today, family, waiting = () => [] }: Now,
) {
  const growing = habits.filter((habit) => !habit.isCompleted && !isResting(habit, today, family, waiting(habit.id)))
  const kept = new Set(lines.map(({ metadata }) => keptOn(today, metadata)))
  return { open: growing.filter(({ id }) => !kept.has(id) && !waiting(id).includes(today)).length, all: growing.length }
}

// Home comes with the first load: it reads this one kind of line and need not know all the others.
const checkIn = z.object({ cause: z.literal('check-in'), habitId: z.string(), date: localDate })

function keptOn(today: LocalDate, metadata: string | null) {
  const known = checkIn.safeParse(parsed(metadata)).data
  return known?.date === today ? known.habitId : undefined
}

function parsed(metadata: string | null): unknown {
  try {
    return JSON.parse(metadata ?? 'null')
  } catch {
    return undefined
  }
}
