import { behaviorCalls } from '@sprout/domain/behaviors/contract'
import { habitCalls } from '@sprout/domain/habits/contract'
import { momentCalls } from '@sprout/domain/moments/contract'
import { rewardCalls } from '@sprout/domain/rewards/contract'
import { skillCalls } from '@sprout/domain/skills/contract'
import { expect, test } from 'vitest'
import { readEntry } from '../outbox/entry.ts'
import { weekWithWaiting } from './weekly.ts'

const [lastSaturday, sunday, today] = ['2026-11-14', '2026-11-15', '2026-11-18']
const waits = (path: string, day?: string) => readEntry({ path, line: { title: '', points: 0, day } })

test('what waits is counted in the week by what it is, on the day that it was made for', () => {
  const waiting = [
    waits(behaviorCalls.record.path),
    waits(behaviorCalls.record.path),
    waits(habitCalls.checkIn.path, sunday),
    waits(habitCalls.checkIn.path, lastSaturday),
    waits(skillCalls.change.path),
    waits(rewardCalls.redeem.path),
    waits(momentCalls.write.path, today),
  ]
  expect(weekWithWaiting({ behavior: 1, habit: 0, skill: 2, reward: 0 }, waiting, today)).toEqual({
    behavior: 3,
    habit: 1,
    skill: 3,
    reward: 1,
  })
})
