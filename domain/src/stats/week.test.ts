import { expect, test } from 'vitest'
import { sumOf, weekOf } from './week.ts'

const day = (date: string, earned: number, taken: number) => ({ date, earned, taken })

test('the week goes from Sunday to Saturday, whatever is told of', () => {
  const week = weekOf([day('2026-11-14', 9, 9), day('2026-11-15', 5, 0), day('2026-11-20', 10, 3)], '2026-11-20')
  expect(week.map(({ date }) => date.slice(8))).toEqual(['15', '16', '17', '18', '19', '20', '21'])
  expect(week.map(({ earned }) => earned)).toEqual([5, 0, 0, 0, 0, 10, 0])
  expect(sumOf(week)).toEqual({ earned: 15, taken: 3 })
})

test('a Sunday begins a new week, and a Saturday ends one', () => {
  expect(weekOf([], '2026-11-22')[0]?.date).toBe('2026-11-22')
  expect(weekOf([], '2026-11-21')[0]?.date).toBe('2026-11-15')
})
