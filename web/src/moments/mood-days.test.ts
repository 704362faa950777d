import { MOODS } from '@sprout/domain/moments/model'
import { expect, test } from 'vitest'
import { brightness, moodDays } from './mood-days.ts'

test('a month has the days that it has, in leap years too', () => {
  const days = (today: string) => moodDays(today, []).length
  expect(['2026-11-20', '2026-12-31', '2026-02-01', '2028-02-29'].map(days)).toEqual([30, 31, 28, 29])
})

test('the mood that was kept last for a day counts; other months do not', () => {
  const newestFirst = [
    { date: '2026-11-02', mood: 'proud' },
    { date: '2026-11-02', mood: 'tired' },
    { date: '2026-10-31', mood: 'sad' },
    { date: '2026-11-30', mood: 'calm' },
  ] as const
  const kept = moodDays('2026-11-20', newestFirst).filter(({ mood }) => mood)
  expect(kept).toEqual([
    { day: '2026-11-02', mood: 'proud' },
    { day: '2026-11-30', mood: 'calm' },
  ])
})

test('moods go from bright to dark', () => {
  const all = MOODS.map(brightness)
  expect([all[0], all.at(-1)]).toEqual([1, 0])
  expect(all).toEqual(all.toSorted((one, other) => other - one))
})
