import { describe, expect, test } from 'vitest'
import { addDays } from '../../calendar.ts'
import type { StandingLine } from '../../stats/standing-line.ts'
import { gather, type Rows } from './gather.ts'
import { moodFacts } from './moods.ts'
import { sumsOfWeek } from './points.ts'
import { habitFacts, skillFacts } from './progress.ts'
import { rewardFacts } from './reward-facts.ts'

const today = '2026-03-29'
const ago = (days: number) => addDays(today, -days)
const row = (daysAgo: number, points: number | null, more: Partial<StandingLine> = {}): StandingLine => ({
  day: ago(daysAgo),
  type: 'behavior',
  points,
  category: (points ?? 0) < 0 ? 'needs_improvement' : null,
  isBonus: false,
  ...more,
})

describe('the last seven days', () => {
  test('count today and the six days before', () => {
    expect(sumsOfWeek([row(0, 5), row(6, 5), row(7, 5), row(-1, 5)], today).positives).toBe(2)
  })

  test('tell praise from gifts, check-ins and spending', () => {
    const rows = [
      row(0, 10),
      row(1, 50, { category: 'gift' }),
      row(2, 2, { type: 'habit' }),
      row(2, 20, { type: 'habit', isBonus: true }),
      row(3, -15),
      row(3, -5),
      row(4, -100, { type: 'reward' }),
      row(5, null, { type: 'moment' }),
    ]
    expect(sumsOfWeek(rows, today)).toEqual({
      records: 7,
      positives: 1,
      negatives: 2,
      earned: 82,
      deducted: 20,
      gifts: 50,
      biggestDeduction: 15,
    })
  })

  test('count a correction that found nothing to take, and nothing for it', () => {
    const rows = [
      row(0, 0, { category: 'needs_improvement' }),
      row(1, 0, { category: 'needs_improvement' }),
      row(1, -4),
    ]
    expect(sumsOfWeek(rows, today)).toMatchObject({ records: 3, negatives: 3, deducted: 4, biggestDeduction: 4 })
  })

  test('are found among more deductions than a call takes arguments', () => {
    const rows = Array.from({ length: 200_000 }, (_, turn) => row(0, -1 - (turn % 20)))
    expect(sumsOfWeek(rows, today)).toMatchObject({ negatives: 200_000, biggestDeduction: 20 })
  })

  test('are empty for a child without records', () => {
    const none = { records: 0, positives: 0, negatives: 0, earned: 0, deducted: 0, gifts: 0, biggestDeduction: 0 }
    expect(sumsOfWeek([], today)).toEqual(none)
  })
})

describe('a habit', () => {
  const habit = (days: number[], createdAgo = 30) =>
    habitFacts({ title: 'Teeth', createdOn: ago(createdAgo), days: days.map(ago) }, today)

  test('has a run that ended with its last check-in, however long ago', () => {
    expect(habit([2, 3, 4, 9, 10, 11, 12])).toMatchObject({ run: 3, longest: 4, daysSinceCheckIn: 2, total: 7 })
    expect(habit([])).toMatchObject({ run: 0, longest: 0, daysSinceCheckIn: null, total: 0, last14: 0 })
  })

  test('counts a day once, and none after today', () => {
    expect(habit([0, 0, 1, -1])).toMatchObject({ run: 2, total: 2, daysSinceCheckIn: 0 })
  })

  test('knows its last fourteen days and its first seven', () => {
    expect(habit([0, 13, 14, 30, 24, 23])).toMatchObject({ last14: 2, first7: 2 })
    expect(habit([1, 14, 15])).toMatchObject({ last14: 2 })
    expect(habit([0], 6).first7).toBeNull()
    expect(habit([0], 7).first7).toBe(0)
  })

  test('begins with a day that was filled in before it was made', () => {
    expect(habit([8, 7], 2).first7).toBe(2)
  })

  test('is idle since its last check-in, or since it was made', () => {
    expect([habit([2, 9]), habit([]), habit([40], 3)].map(({ daysIdle }) => daysIdle)).toEqual([2, 30, 3])
  })
})

test('a skill is idle since its last score, or since it was made', () => {
  const skill = { title: 'Rope', currentBest: 3, targetValue: 10, createdOn: ago(20), lastScoreOn: ago(4) }
  expect(skillFacts(skill, today)).toEqual({ title: 'Rope', best: 3, target: 10, daysIdle: 4, daysOld: 20 })
  expect(skillFacts({ ...skill, lastScoreOn: null }, today).daysIdle).toBe(20)
})

describe('a reward is screen time, a snack or a later bedtime', () => {
  const judged = (title: string, more = {}) =>
    rewardFacts({ title, pointsCost: 10, category: 'privilege', presetKey: null, ...more }).isScreenSnackOrBedtime

  test.each([
    '30 minutes of TV',
    'Ice cream',
    'Media hora de tele',
    'Chuches',
    'Acostarse más tarde',
    '看电视',
    '买零食',
  ])('%s', (title) => {
    expect(judged(title)).toBe(true)
  })
  test('by its preset and its category too', () => {
    expect(judged('x', { presetKey: 'later_bedtime' })).toBe(true)
    expect(judged('x', { category: 'treat' })).toBe(true)
  })
  test.each(['Zoo trip', 'Telescope night', 'Board game night', 'Excursión', '去公园'])('but not %s', (title) => {
    expect(judged(title)).toBe(false)
  })
})

test('moods are the last five of two weeks, and of the two weeks before', () => {
  const moments = [0, 1, 2, 3, 4, 5, 14, 27, 28].map((days) => ({ day: ago(days), mood: `mood${days}` }))
  expect(moodFacts(moments, today)).toEqual({
    recent: ['mood0', 'mood1', 'mood2', 'mood3', 'mood4'],
    before: ['mood14', 'mood27'],
  })
})

test('all of it is gathered in one go', () => {
  const rows: Rows = {
    today,
    country: 'ES',
    child: { name: 'Mia', age: 3, birthday: '2018-04-01', points: 12, totalPoints: 80 },
    siblings: ['Leo'],
    records: [row(0, 12)],
    firstRecordOn: ago(9),
    habits: [{ title: 'Teeth', createdOn: ago(1), days: [today] }],
    completedHabits: [{ title: 'Bed', createdOn: ago(400), days: [90, 91, 92].map(ago) }],
    skills: [{ title: 'Rope', currentBest: 3, targetValue: 10, createdOn: ago(20), lastScoreOn: null }],
    rewards: [{ title: 'Zoo', pointsCost: 100, category: 'outing', presetKey: null }],
    lastRedemptionOn: ago(3),
    badges: null,
    moments: [{ day: today, mood: 'happy' }],
  }
  expect(gather(rows)).toMatchObject({
    country: 'ES',
    child: { name: 'Mia', band: '6-8', daysToBirthday: 3 },
    siblings: ['Leo'],
    week: { positives: 1 },
    perDay: 1.2,
    usualRecords: 1,
    balance: 12,
    totalPoints: 80,
    daysSinceFirstRecord: 9,
    habits: [{ total: 1 }],
    longestRun: { title: 'Bed', days: 3 },
    skills: [{ best: 3 }],
    rewards: [{ cost: 100 }],
    daysSinceRedemption: 3,
    moods: { recent: ['happy'], before: [] },
  })
})
