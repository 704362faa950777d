import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar.ts'
import { BADGE_SLOTS, BADGES, type BadgeFacts, GOOD_DEEDS, RUN_BADGES } from './model.ts'
import { earnedBadges } from './rules.ts'

const at = (second: number) => new Date(second * 1000).toISOString()
const nothing: BadgeFacts = {
  ...{ childId: 'mia', habitsCompleted: [], skillsCompleted: [], habits: [] },
  ...{ firstMomentAt: null, firstRedemptionAt: null, fiftiethGoodDeedAt: null },
}
const earned = (facts: Partial<BadgeFacts>) =>
  earnedBadges({ ...nothing, ...facts }).map(({ kind, count, earnedAt }) => [kind, count, earnedAt])

/** So many days from a day on; the nth written down in the nth second after a beginning. */
const run = (from: string, length: number, beginning = 0) =>
  Array.from({ length }, (_, index) => ({
    day: addDays(from, index),
    ...{ keptAt: at(beginning + index), lineId: `line-${beginning + index}` },
  }))

test('the two badges of the specification are there, six more, and four slots', () => {
  expect(BADGES.habit_master.title).toBe('Habit Formation Master')
  expect(BADGES.skill_master.title).toBe('Skill Master')
  expect(Object.keys(BADGES)).toHaveLength(8)
  expect(new Set(Object.values(BADGES).map(({ iconName }) => iconName)).size).toBe(8)
  expect([BADGE_SLOTS, GOOD_DEEDS, RUN_BADGES]).toEqual([4, 50, { run_7: 7, run_21: 21, run_66: 66 }])
})

describe('badges', () => {
  test('are earned by nothing at first', () => {
    expect(earnedBadges(nothing)).toEqual([])
  })

  test('say what they are, and whose', () => {
    expect(earnedBadges({ ...nothing, firstMomentAt: at(5) })).toEqual([
      {
        ...{ id: 'mia.first_moment', kind: 'first_moment', title: 'Storyteller', iconName: 'heart' },
        ...{ description: 'Kept the first moment', count: 1, earnedAt: at(5) },
      },
    ])
  })

  test('of habits and challenges count each, with the latest', () => {
    expect(earned({ habitsCompleted: [at(1), at(9), at(4)], skillsCompleted: [at(2)] })).toEqual([
      ['habit_master', 3, at(9)],
      ['skill_master', 1, at(2)],
    ])
  })

  test('of firsts are earned once', () => {
    expect(earned({ firstRedemptionAt: at(3), fiftiethGoodDeedAt: at(2), firstMomentAt: at(1) })).toEqual([
      ['first_moment', 1, at(1)],
      ['behaviors_50', 1, at(2)],
      ['first_redemption', 1, at(3)],
    ])
  })

  test('of runs count every run that is long enough, and no day too early', () => {
    expect(earned({ habits: [run('2026-01-01', 6)] })).toEqual([])
    expect(earned({ habits: [run('2026-01-01', 7)] })).toEqual([['run_7', 1, at(6)]])
    expect(earned({ habits: [run('2026-01-01', 20)] })).toEqual([['run_7', 1, at(6)]])
    expect(earned({ habits: [run('2026-01-01', 66)] })).toEqual([
      ['run_7', 1, at(6)],
      ['run_21', 1, at(20)],
      ['run_66', 1, at(65)],
    ])
    const twice = [...run('2026-01-01', 7), ...run('2026-02-01', 8, 100)]
    expect(earned({ habits: [twice, run('2026-01-01', 7, 50)] })).toEqual([['run_7', 3, at(106)]])
  })

  test('of runs are earned when the last of their days is written down, also of a day filled in', () => {
    const days = run('2026-01-01', 7)
    const filled = days.map((kept, index) => (index === 2 ? { ...kept, keptAt: at(500) } : kept))
    expect(earned({ habits: [filled] })).toEqual([['run_7', 1, at(500)]])
  })

  test('of two habits are not joined to one run', () => {
    expect(earned({ habits: [run('2026-01-01', 4), run('2026-01-05', 4)] })).toEqual([])
  })
})
