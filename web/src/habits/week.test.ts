import { addDays } from '@sprout/domain/calendar'
import { FILL_IN_DAYS } from '@sprout/domain/habits/model'
import { expect, test } from 'vitest'
import { daysOfWeek, weeksToLookBack } from './week.ts'

// A Wednesday.
const today = '2026-11-18'
const states = (weeksBack: number, kept: string[] = [], day = today) =>
  daysOfWeek(day, weeksBack, new Set(kept)).map(({ state }) => state)

test('the week begins on Sunday: kept, forgotten, today, to come', () => {
  expect(daysOfWeek(today, 0, new Set()).map(({ date }) => date.slice(-2))).toEqual([
    '15',
    '16',
    '17',
    '18',
    '19',
    '20',
    '21',
  ])
  expect(states(0, ['2026-11-16'])).toEqual(['missed', 'kept', 'missed', 'today', 'future', 'future', 'future'])
  expect(states(0, [today])[3]).toBe('kept')
})

test('on a Sunday nothing of this week is past, and Saturday lies one week back', () => {
  expect(states(0, [], '2026-11-15')).toEqual(['today', ...Array.from({ length: 6 }, () => 'future')])
  expect(states(1, [], '2026-11-15').at(-1)).toBe('missed')
})

test('as far back as a day can be filled in, and no further', () => {
  const last = addDays(today, -FILL_IN_DAYS)
  const week = daysOfWeek(today, weeksToLookBack(today), new Set())
  expect(week.find(({ date }) => date === last)?.state).toBe('missed')
  expect(week.find(({ date }) => date === addDays(last, -1))?.state).toBe('tooOld')
})
