import type { Activity } from '@sprout/domain/timeline/model'
import { expect, test } from 'vitest'
import { byDay } from './days.ts'

const madrid = { timeZone: 'Europe/Madrid', dayStartsAt: 4 }
const at = (createdAt: string) => ({ id: createdAt, createdAt }) as Activity

test('lines stand under the day that the family lived in, not under that of the calendar', () => {
  const lines = ['2026-11-20T03:30:00Z', '2026-11-20T02:30:00Z', '2026-11-19T08:00:00Z', '2026-11-17T08:00:00Z'].map(at)
  expect(byDay(lines, madrid).map(({ day, lines: ofDay }) => [day, ofDay.length])).toEqual([
    ['2026-11-20', 1],
    ['2026-11-19', 2],
    ['2026-11-17', 1],
  ])
  expect(byDay([], madrid)).toEqual([])
})

test('a family that moves its day, or moves away, finds the same lines under other days', () => {
  const lines = ['2026-11-20T02:30:00Z'].map(at)
  const daysOf = (family: typeof madrid) => byDay(lines, family).map(({ day }) => day)
  expect(daysOf(madrid)).toEqual(['2026-11-19'])
  expect(daysOf({ ...madrid, dayStartsAt: 3 })).toEqual(['2026-11-20'])
  expect(daysOf({ timeZone: 'Asia/Shanghai', dayStartsAt: 4 })).toEqual(['2026-11-20'])
  expect(daysOf(madrid)).toEqual(['2026-11-19'])
})
