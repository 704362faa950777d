import type { LocalDate } from '@sprout/domain/calendar'
import { habitCalls } from '@sprout/domain/habits/contract'
import { load } from '../api/load.ts'

export const habitList = (childId: string) => load(habitCalls.list, { params: { childId } })

/** The days on which a habit was kept. */
export const keptDays = (habitId: string) => load(habitCalls.checkIns, { params: { habitId } })

/** Whether the server would take a check-in; it asks anew when the day turns. */
export const mayCheckIn = (habitId: string, date: LocalDate) =>
  load(habitCalls.canCheckIn, { params: { habitId }, query: { date } })
