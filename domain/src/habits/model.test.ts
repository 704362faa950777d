import { describe, expect, test } from 'vitest'
import { CHECK_IN_POINTS, CHECKPOINTS, checkIn, FILL_IN_DAYS, HABIT_BONUS, newHabit, TARGET_DAYS } from './model.ts'

const reading = { childId: 'mia', title: 'Reading' }
const complaint = (said: object) => {
  const read = newHabit.safeParse({ ...reading, ...said })
  return read.success ? undefined : read.error.issues[0]?.message
}

test('a check-in gives 2, 5 or 10 points, and completing a habit 20, 50 or 100', () => {
  expect(CHECK_IN_POINTS).toEqual({ easy: 2, medium: 5, hard: 10 })
  expect(HABIT_BONUS).toEqual({ easy: 20, medium: 50, hard: 100 })
})

test('a habit takes 1 to 365 days, 21 unless said; 7, 21, 30 and 66 are offered', () => {
  expect(TARGET_DAYS).toEqual({ min: 1, max: 365, usual: 21, presets: [7, 21, 30, 66] })
  expect(CHECKPOINTS).toEqual({ first: 21, typical: 66 })
})

test('a forgotten day can be filled in for a year', () => {
  expect(FILL_IN_DAYS).toBe(366)
})

describe('a habit', () => {
  test('needs a name and nothing else: it is easy then, for 21 days', () => {
    expect(newHabit.parse({ ...reading, title: ' Reading ' })).toEqual({
      ...reading,
      difficulty: 'easy',
      targetDays: 21,
    })
    for (const title of ['', ' ', undefined, null]) expect(complaint({ title })).toBe('habit_name_required')
    expect(complaint({ description: null, points: null })).toBeUndefined()
  })

  test('takes a whole number of days from 1 to 365', () => {
    for (const targetDays of [1, 7, 21, 66, 365]) expect(complaint({ targetDays })).toBeUndefined()
    for (const targetDays of [0, -1, 366, 1.5, '21', null, Number.NaN])
      expect(complaint({ targetDays })).toBe('target_days_range')
  })

  test('gives 1 to 100 points a check-in when the caregiver chooses', () => {
    for (const points of [1, 100]) expect(complaint({ points })).toBeUndefined()
    for (const points of [0, -1, 101, 2.5, '5']) expect(complaint({ points })).toBe('points_range')
  })

  test('is easy, medium or hard', () => {
    for (const difficulty of ['easy', 'medium', 'hard']) expect(complaint({ difficulty })).toBeUndefined()
    for (const difficulty of ['', 'Hard', null, 3]) expect(complaint({ difficulty })).toBeDefined()
  })
})

test('a check-in names a day of the calendar', () => {
  expect(checkIn.safeParse({ date: '2024-02-29' }).success).toBe(true)
  for (const date of [undefined, null, '', '2026-02-29', '2026-2-1', '2026-02-01T00:00:00Z', 20260201])
    expect(checkIn.safeParse({ date }).success).toBe(false)
})
