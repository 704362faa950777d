import { expect, test } from 'vitest'
import { addDays } from '../calendar.ts'
import { DAYS_TOLD } from './model.ts'
import { pace } from './rules.ts'

const TODAY = '2026-03-29'
/** The last days, today last. */
const days = (...earned: number[]) =>
  earned.map((points, index) => ({
    date: addDays(TODAY, index + 1 - earned.length),
    ...{ earned: points, taken: 0, behaviors: 0 },
  }))

test('four weeks are told', () => {
  expect(DAYS_TOLD).toBe(28)
})

test('the pace is counted from the first day that earned something', () => {
  expect(pace(days(0, 0, 10, 0, 10, 10, 10), TODAY)).toBe(8)
})

test('there is no pace where nothing was earned', () => {
  expect(pace(days(0, 0, 0), TODAY)).toBe(0)
  expect(pace([], TODAY)).toBe(0)
})

test('a lucky day or two are spread over three', () => {
  expect(pace(days(0, 0, 0, 30), TODAY)).toBe(10)
  expect(pace(days(0, 0, 15, 15), TODAY)).toBe(10)
  expect(pace(days(0, 10, 10, 10), TODAY)).toBe(10)
})
