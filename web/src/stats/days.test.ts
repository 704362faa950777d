import { addressOf } from '@sprout/domain/address'
import { behaviorCalls } from '@sprout/domain/behaviors/contract'
import { habitCalls } from '@sprout/domain/habits/contract'
import { rewardCalls } from '@sprout/domain/rewards/contract'
import { expect, test } from 'vitest'
import { readEntry } from '../outbox/entry.ts'
import { daysWithWaiting } from './days.ts'

const [yesterday, today] = ['2026-11-17', '2026-11-18']
const waits = (path: string, points: number, day?: string) => readEntry({ path, line: { title: '', points, day } })
const behavior = addressOf(behaviorCalls.record, { body: { childId: 'mia', type: 'reward', title: 'Deed', points: 1 } })

test('what waits counts on its day: good deeds, corrections, check-ins; what is spent is not taken', () => {
  const told = [
    { date: yesterday, earned: 5, taken: 0 },
    { date: today, earned: 10, taken: 0 },
  ]
  const checkIn = addressOf(habitCalls.checkIn, { params: { habitId: 'read' }, body: { date: yesterday } })
  const waiting = [
    waits(behavior, 10),
    waits(behavior, -5),
    waits(checkIn, 2, yesterday),
    waits(rewardCalls.redeem.path, -50),
  ]
  expect(daysWithWaiting(told, waiting, today)).toEqual([
    { date: yesterday, earned: 7, taken: 0 },
    { date: today, earned: 20, taken: 5 },
  ])
})

test('it counts also on a day of which nothing has been heard', () => {
  expect(daysWithWaiting([], [waits(behavior, 10)], today)).toEqual([{ date: today, earned: 10, taken: 0 }])
})
