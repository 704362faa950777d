import { expect, test } from 'vitest'
import { addDays } from '../calendar.ts'
import { isResting } from './resting.ts'

const today = '2026-11-20'
const ago = (days: number) => `${addDays(today, -days)}T12:00:00.000Z`
const madrid = { timeZone: 'Europe/Madrid', dayStartsAt: 0 }
const rests = (lastScoreAt: string | null, createdAt = ago(500), isCompleted = false) =>
  isResting({ isCompleted, createdAt, lastScoreAt }, today, madrid)

test('a challenge rests that had no score for four weeks; without any it is counted from its making', () => {
  expect([0, 27, 28, 400].map((days) => rests(ago(days)))).toEqual([false, false, true, true])
  expect([27, 28].map((days) => rests(null, ago(days)))).toEqual([false, true])
})

test('what is done does not rest', () => {
  expect(rests(ago(400), ago(500), true)).toBe(false)
})
