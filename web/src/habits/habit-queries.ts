import type { LocalDate } from '@sprout/domain/calendar'
import { habitCalls } from '@sprout/domain/habits/contract'
import { load } from '../api/load.ts'
import type { IsMeant } from '../api/refresh.ts'

export const habitList = (childId: string) => load(habitCalls.list, { params: { childId } })

/** The days on which a habit was kept. */
export const keptDays = (habitId: string) => load(habitCalls.checkIns, { params: { habitId } })

/** Whether the server would take a check-in; it asks anew when the day turns. */
export const mayCheckIn = (habitId: string, date: LocalDate) =>
  load(habitCalls.canCheckIn, { params: { habitId }, query: { date } })

/** Its days, and whether they take one more: what the tick of this habit leaves as it is. */
export const isOfAnotherHabit =
  (habitId: string): IsMeant =>
  ({ queryKey: [, noun, id, part] }) =>
    noun === 'habits' && part !== undefined && id !== habitId
