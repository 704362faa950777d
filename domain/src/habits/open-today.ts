import * as z from 'zod/mini'
import { type LocalDate, localDate } from '../calendar.ts'
import type { Activity } from '../timeline/model.ts'
import type { Habit } from './model.ts'

/** How many of the habits that still grow wait for today's check-in, going by the lines written today and what is not sent yet. */
export function openToday(
  habits: readonly Habit[],
  lines: readonly Activity[],
  today: LocalDate,
  isOnItsWay: (habitId: string) => boolean = () => false,
) {
  const growing = habits.filter(({ isCompleted }) => !isCompleted)
  const kept = new Set(lines.map(({ metadata }) => keptOn(today, metadata)))
  return { open: growing.filter(({ id }) => !kept.has(id) && !isOnItsWay(id)).length, all: growing.length }
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
