import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar.ts'
import type { KeptDay } from '../habits/model.ts'
import { without } from '../habits/rules.ts'
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

  test('of days in a row count every so many of them, and no day too early', () => {
    expect(earned({ habits: [run('2026-01-01', 6)] })).toEqual([])
    expect(earned({ habits: [run('2026-01-01', 7)] })).toEqual([['run_7', 1, at(6)]])
    expect(earned({ habits: [run('2026-01-01', 13)] })).toEqual([['run_7', 1, at(6)]])
    expect(earned({ habits: [run('2026-01-01', 66)] })).toEqual([
      ['run_7', 9, at(62)],
      ['run_21', 3, at(62)],
      ['run_66', 1, at(65)],
    ])
    const twice = [...run('2026-01-01', 7), ...run('2026-02-01', 8, 100)]
    expect(earned({ habits: [twice, run('2026-01-01', 7, 50)] })).toEqual([['run_7', 3, at(106)]])
  })

  test('of days in a row are earned when the last of them is written down, also one filled in', () => {
    const days = run('2026-01-01', 7)
    const filled = days.map((kept, index) => (index === 2 ? { ...kept, keptAt: at(500) } : kept))
    expect(earned({ habits: [filled] })).toEqual([['run_7', 1, at(500)]])
  })

  test('of days in a row stay as they are when a forgotten day before, after or between is filled in', () => {
    const filledIn = (day: string) => [...run('2026-03-02', 7), ...run('2026-03-10', 7, 20), ...run(day, 1, 500)]
    for (const day of ['2026-03-01', '2026-03-09', '2026-03-17'])
      expect([day, earned({ habits: [filledIn(day)] })]).toEqual([day, [['run_7', 2, at(26)]]])
    const joined = [...run('2026-03-02', 10), ...run('2026-03-13', 10, 20), ...run('2026-03-12', 1, 500)]
    expect(earned({ habits: [joined] })).toEqual([
      ['run_7', 3, at(500)],
      ['run_21', 1, at(500)],
    ])
  })

  test('of two habits are not joined to one run', () => {
    expect(earned({ habits: [run('2026-01-01', 4), run('2026-01-05', 4)] })).toEqual([])
  })
})

describe('whatever days of a habit were kept,', () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 80 }), { maxLength: 80, size: 'max' })
  const keptOn = (numbers: readonly number[]): KeptDay[] =>
    numbers.flatMap((number, turn) => run(addDays('2026-01-01', number), 1, turn))
  const badgesOf = (kept: readonly KeptDay[]) => earned({ habits: [kept] })

  test('their badges are what a slow count says', () => {
    const times = (kept: ReadonlySet<number>, long: number) => {
      const begins = [...kept].filter((day) => !kept.has(day - 1))
      const lengthFrom = (day: number): number => (kept.has(day) ? 1 + lengthFrom(day + 1) : 0)
      return begins.reduce((sum, day) => sum + Math.floor(lengthFrom(day) / long), 0)
    }
    fc.assert(
      fc.property(days, (kept) => {
        const counts = Object.entries(RUN_BADGES).map(([kind, long]) => [kind, times(new Set(kept), long)])
        expect(badgesOf(keptOn(kept)).map(([kind, count]) => [kind, count])).toEqual(
          counts.filter(([, count]) => count !== 0),
        )
      }),
    )
  })

  test('one more day takes no badge away, and moves only the date of one that it brought', () => {
    fc.assert(
      fc.property(days, (numbers) => {
        const kept = keptOn(numbers)
        const last = kept.pop()
        const after = new Map(badgesOf(last ? [...kept, last] : kept).map((one) => [one[0], one]))
        for (const before of badgesOf(kept)) {
          const [kind, count] = before
          const rises = Number(after.get(kind)?.[1]) - Number(count)
          expect([0, 1]).toContain(rises)
          expect(after.get(kind)).toEqual(rises === 0 ? before : [kind, Number(count) + 1, last?.keptAt])
        }
      }),
    )
  })

  test('one that is undone leaves no trace, in whatever order the days are told', () => {
    fc.assert(
      fc.property(days, fc.nat(80), (numbers, turn) => {
        const kept = keptOn(numbers)
        const undone = kept[turn]?.lineId ?? ''
        const never = kept.filter(({ lineId }) => lineId !== undone)
        expect(badgesOf(without(kept.toReversed(), undone))).toEqual(badgesOf(never))
      }),
    )
  })
})
