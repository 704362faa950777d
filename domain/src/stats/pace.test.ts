import { expect, test } from 'vitest'
import { addDays } from '../calendar.ts'
import { isTelling, paceOf } from './pace.ts'
import type { StandingLine } from './standing-line.ts'

const today = '2026-03-29'
const ago = (days: number) => addDays(today, -days)
const line = (daysAgo: number, points: number, more: Partial<StandingLine> = {}): StandingLine => ({
  ...{ day: ago(daysAgo), type: 'behavior', points, isBonus: false },
  category: points < 0 ? 'needs_improvement' : null,
  ...more,
})

test('a usual day leaves out gifts, bonuses, deductions, what was spent and what is older than four weeks', () => {
  const lines = [
    line(0, 28),
    line(27, 28),
    line(28, 500),
    line(1, 50, { category: 'gift' }),
    line(1, 100, { isBonus: true }),
    line(1, -9),
    line(1, -80, { type: 'reward', category: null }),
  ]
  expect(paceOf(lines, ago(200), today)).toEqual({ perDay: 2, usualRecords: 2 })
})

test('the smallest deeds count, and what gives nothing does not', () => {
  expect(paceOf([line(0, 1), line(1, 1), line(2, 1), line(0, 0)], ago(2), today)).toEqual({
    perDay: 1,
    usualRecords: 3,
  })
})

test('it is spread over the days since the first record, three at least', () => {
  expect(paceOf([line(0, 30)], today, today).perDay).toBe(10)
  expect(paceOf([line(0, 30)], ago(4), today).perDay).toBe(6)
  expect(paceOf([], null, today)).toEqual({ perDay: 0, usualRecords: 0 })
})

test('a forgotten day that was filled in is one of them', () => {
  expect(paceOf([line(0, 30), line(9, 10)], today, today).perDay).toBe(4)
})

test('a lucky record or two are no pace to count days by', () => {
  expect(isTelling(paceOf([line(0, 30), line(0, 30)], today, today))).toBe(false)
  expect(isTelling(paceOf([line(0, 30), line(0, 30), line(0, 30)], today, today))).toBe(true)
  expect(isTelling(paceOf([], ago(9), today))).toBe(false)
})
