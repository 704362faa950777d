import { expect, test } from 'vitest'
import { addDays } from '../calendar.ts'
import type { Habit } from './model.ts'
import { isResting, REST_DAYS } from './resting.ts'

const today = '2026-11-20'
const ago = (days: number) => addDays(today, -days)
const madrid = { timeZone: 'Europe/Madrid', dayStartsAt: 0 }
const habit = (lastKeptOn: string | null, more: Partial<Habit> = {}) => ({
  ...{ isCompleted: false, createdAt: `${ago(500)}T12:00:00.000Z`, lastKeptOn },
  ...more,
})
const rests = (one: Parameters<typeof isResting>[0], waiting?: string[]) => isResting(one, today, madrid, waiting)

test('a habit rests that was not kept for four weeks', () => {
  expect(REST_DAYS).toBe(28)
  expect([0, 27, 28, 500].map((days) => rests(habit(ago(days))))).toEqual([false, false, true, true])
})

test('one that was never kept is counted from its making', () => {
  expect(rests(habit(null))).toBe(true)
  expect(rests(habit(null, { createdAt: `${ago(27)}T12:00:00.000Z` }))).toBe(false)
})

test('one that is new does not rest, whatever day of before is filled in', () => {
  expect(rests(habit(ago(60), { createdAt: `${today}T08:00:00.000Z` }))).toBe(false)
})

test('its making is a day of the family', () => {
  const lateInMadrid = habit(null, { createdAt: `${ago(28)}T23:30:00.000Z` })
  expect(rests(lateInMadrid)).toBe(false)
  expect(isResting(lateInMadrid, today, { timeZone: 'UTC', dayStartsAt: 0 })).toBe(true)
})

test('what is done does not rest', () => {
  expect(rests(habit(ago(500), { isCompleted: true }))).toBe(false)
})

test('a check-in that waits to be sent wakes it, if it is of these four weeks', () => {
  expect(rests(habit(ago(500)), [today])).toBe(false)
  expect(rests(habit(ago(500)), [ago(40), ago(2)])).toBe(false)
  expect(rests(habit(ago(500)), [ago(40)])).toBe(true)
})
