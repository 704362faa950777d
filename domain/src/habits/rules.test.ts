import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar.ts'
import type { HabitFacts, KeptDay } from './model.ts'
import { completing, reaches, runsOf, shownHabit, whyNotCheckIn, without } from './rules.ts'

const TODAY = '2026-03-29'
const ago = (days: number) => addDays(TODAY, -days)

/** Kept in the order given: the nth was written down in the nth second. */
const keptOn = (days: readonly string[]): KeptDay[] =>
  days.map((day, turn) => ({ day, keptAt: new Date(turn * 1000).toISOString(), lineId: `line-${turn}` }))
const habit = (days: readonly string[], targetDays = 21): HabitFacts => {
  const words = { id: 'reading', childId: 'mia', title: 'Reading', description: null, createdAt: '' }
  return { ...words, difficulty: 'easy', points: 2, targetDays, kept: keptOn(days) }
}
const shown = (days: readonly string[], targetDays?: number) => shownHabit(habit(days, targetDays), TODAY)

describe('a streak', () => {
  test('lives through today until a whole day was missed', () => {
    expect(shown([ago(2), ago(1), ago(0)]).currentStreak).toBe(3)
    expect(shown([ago(2), ago(1)]).currentStreak).toBe(2)
    expect(shown([ago(3), ago(2)]).currentStreak).toBe(0)
    expect(shown([]).currentStreak).toBe(0)
  })

  test('lives when its last day is tomorrow, where the family has moved since', () => {
    expect(shown([ago(1), ago(0), ago(-1)]).currentStreak).toBe(3)
    expect(shown([ago(-1)]).currentStreak).toBe(1)
    expect(shown([ago(2), ago(1), ago(-1)]).currentStreak).toBe(2)
  })

  test('may be shorter than the longest there was', () => {
    const days = [ago(9), ago(8), ago(7), ago(1), ago(0)]
    expect(shown(days)).toMatchObject({ currentStreak: 2, longestStreak: 3, checkedInDays: 5 })
  })

  test('tells the last day kept, whichever was written down last', () => {
    expect(shown([ago(40), ago(41), ago(60)]).lastKeptOn).toBe(ago(40))
    expect(shown([]).lastKeptOn).toBeNull()
  })

  test('is joined by the forgotten day between', () => {
    expect(shown([ago(3), ago(2), ago(0), ago(1)])).toMatchObject({ currentStreak: 4, longestStreak: 4 })
  })

  test('goes over months, leap days and years', () => {
    const over = (from: string, length: number) => Array.from({ length }, (_, index) => addDays(from, index))
    for (const from of ['2024-02-27', '2025-02-26', '2025-12-30', '2026-03-28', '2026-10-24'])
      expect(runsOf(over(from, 5).map((day) => ({ day })))).toEqual([{ from, length: 5 }])
  })
})

describe('a completed habit', () => {
  test('is complete once a run reaches its target, not before, and not by days apart', () => {
    expect(shown([ago(1), ago(0)], 3)).toMatchObject({ isCompleted: false, completedAt: null })
    expect(shown([ago(4), ago(2), ago(0)], 3).isCompleted).toBe(false)
    expect(shown([ago(0)], 1).isCompleted).toBe(true)
  })

  test('keeps the run that completed it, also long after', () => {
    const days = [ago(30), ago(200), ago(199), ago(198)]
    expect(shown(days, 3)).toMatchObject({ isCompleted: true, currentStreak: 3, longestStreak: 3 })
  })

  test('was completed when its last day was written down, whichever day that is', () => {
    const days = [ago(30), ago(28), ago(29)]
    expect(shown(days, 3).completedAt).toBe('1970-01-01T00:00:02.000Z')
    expect(completing(keptOn(days), 3)?.day).toBe(ago(29))
    expect(completing([], 3)).toBeUndefined()
  })

  test('by a day that its run needs, though a server whose clock is ahead wrote down another one later', () => {
    expect(completing(keptOn([ago(29), ago(28), ago(10)]), 2)?.day).toBe(ago(28))
  })
})

describe('a check-in is possible', () => {
  const why = (days: readonly string[], date: string, targetDays = 21) =>
    whyNotCheckIn(habit(days, targetDays), date, TODAY)

  test('for today and the 366 days before, not for tomorrow', () => {
    for (const date of [ago(0), ago(1), ago(366)]) expect(why([], date)).toBeUndefined()
    expect(why([], ago(367))).toBe('too_long_ago')
    expect(why([], ago(-1))).toBe('future_date')
  })

  test('once a day', () => {
    expect(why([ago(1)], ago(0))).toBeUndefined()
    expect(why([ago(1)], ago(1))).toBe('already_checked_in')
  })

  test('until the habit is complete; the day is judged first', () => {
    expect(why([ago(1), ago(0)], ago(2), 2)).toBe('habit_completed')
    expect(why([ago(1), ago(0)], ago(0), 2)).toBe('already_checked_in')
    expect(why([ago(1), ago(0)], ago(-1), 2)).toBe('future_date')
    expect(why([ago(1), ago(0)], ago(400), 2)).toBe('too_long_ago')
  })
})

describe('whatever days were kept,', () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 60 })).map((list) => list.map(ago))
  /** The slow and plain way: how many days before this one were kept without a gap. */
  const before = (kept: ReadonlySet<string>, day: string): number =>
    kept.has(day) ? 1 + before(kept, addDays(day, -1)) : 0

  test('their runs hold each of them once, apart from each other, in any order of writing', () => {
    fc.assert(
      fc.property(days, (kept) => {
        const runs = runsOf(kept.map((day) => ({ day })))
        const held = runs.flatMap(({ from, length }) => Array.from({ length }, (_, index) => addDays(from, index)))
        expect(held).toEqual(kept.toSorted())
        for (const { from } of runs) expect(kept).not.toContain(addDays(from, -1))
      }),
    )
  })

  test('streaks are what a slow count says', () => {
    fc.assert(
      fc.property(days, (kept) => {
        const set = new Set(kept)
        const { currentStreak, longestStreak, checkedInDays } = shown(kept, 365)
        expect(longestStreak).toBe(Math.max(0, ...kept.map((day) => before(set, day))))
        expect(currentStreak).toBe(before(set, TODAY) || before(set, ago(1)))
        expect(checkedInDays).toBe(kept.length)
      }),
    )
  })

  test('one more day that completes the habit is the one that is said to have done it', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 8 }), (written, target) => {
        const kept = keptOn(written)
        const turn = kept.findIndex((_, index) => reaches(kept.slice(0, index + 1), target))
        if (turn < 0) return
        const facts = kept.slice(0, turn + 1)
        expect(completing(facts, target)).toBe(kept[turn])
        const forgotten = facts[Math.floor(turn / 2)]
        const left = without(facts, forgotten?.lineId ?? '')
        if (reaches(left, target)) expect(completing(left, target)).toBe(kept[turn])
      }),
    )
  })

  test('what one more day can do is complete the habit, never undo it', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }), (kept, day, target) => {
        const more = [...new Set([...kept, ago(day)])]
        if (reaches(keptOn(kept), target)) expect(reaches(keptOn(more), target)).toBe(true)
      }),
    )
  })
})
