import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyFacts, quiet, reward, skill } from '../facts/facts.testing.ts'
import type { Facts } from '../facts/facts.ts'
import { findings } from './findings.ts'
import { CASES, child, habits, moods, rewards, week } from './rule-cases.testing.ts'
import { RULES, type RuleId } from './rule-ids.ts'
import { nextGoal } from './skill-rules.ts'

const rulesOf = (facts: Facts) => findings(facts).map(({ rule }) => rule)
const finding = (rule: RuleId, facts: Facts) => findings(facts).find((found) => found.rule === rule)

describe('rule', () => {
  test.each(Object.entries(CASES))('%s speaks when it should, and not a step before', (rule, { yes, no }) => {
    expect(yes.filter((facts) => !rulesOf(facts).includes(rule as RuleId))).toEqual([])
    expect(no.filter((facts) => rulesOf(facts).includes(rule as RuleId))).toEqual([])
  })
})

test('a quiet week has only the empty store to mention', () => {
  expect(rulesOf(quiet)).toEqual(['B3'])
})

test('the most urgent comes first, whatever else there is', () => {
  const everything: Facts = {
    ...habits({ run: 3, daysSinceCheckIn: 2, last14: 12 }, { daysSinceCheckIn: 4 }, {}, {}),
    week: { ...quiet.week, positives: 1, negatives: 9, deducted: 80, biggestDeduction: 50, gifts: 60 },
    balance: 0,
    siblings: ['Leo', 'Ana'],
    skills: [{ ...skill, daysIdle: 9, best: 90 }],
    rewards: [{ ...reward, cost: 0 }],
    moods: { recent: ['sad', 'sad', 'sad'], before: [] },
  }
  expect(rulesOf(everything)).toEqual([
    'A6',
    'M1',
    'A4',
    'A3',
    'A5',
    'H1',
    'H2',
    'B1',
    'A7',
    'H4',
    'H5',
    'S1',
    'S2',
    'F1',
  ])
})

test('nothing about points is said of a child under four', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const rules = rulesOf({ ...facts, child: { ...facts.child, band: '1-3' } })
      expect(rules.filter((rule) => /^[BHS]|^A[2-7]/.test(rule))).toEqual([])
      expect(rules).toContain('A1')
    }),
  )
})

test('ratios are not drawn from one or two records', () => {
  fc.assert(
    fc.property(anyFacts, fc.nat(2), (facts, records) => {
      const few = { ...facts, usualRecords: records, week: { ...facts.week, records } }
      expect(rulesOf(few).filter((rule) => ['A4', 'A5', 'A7'].includes(rule))).toEqual([])
      expect(findings(few).filter(({ says }) => says === 'B2days' || says === 'B3')).toEqual([])
    }),
  )
})

test('heavy moods call for a professional only when they have lasted', () => {
  expect(finding('M1', moods(['sad', 'sad', 'sad']))?.flag).toBeUndefined()
  expect(finding('M1', moods(['sad', 'sad', 'sad'], ['sad', 'sad']))?.flag).toBeUndefined()
  expect(finding('M1', moods(['sad', 'sad', 'sad'], ['worried', 'sad', 'angry']))?.flag).toBe(true)
})

describe('a goal that rests', () => {
  const dropped = { title: 'Piano', daysSinceCheckIn: 500, daysIdle: 500 }
  const old = { ...skill, title: 'Chess', daysIdle: 500, daysOld: 600 }

  test('is not spoken of while another is in use, nor counted as one', () => {
    expect(rulesOf(habits(dropped, {}, {}, {}))).not.toContain('H2')
    expect(rulesOf(habits(dropped, {}, {}, {}))).not.toContain('H5')
    expect(rulesOf({ ...quiet, skills: [old, skill] })).not.toContain('S1')
  })

  test('is, where there is nothing else', () => {
    expect(finding('H2', habits(dropped))?.values).toEqual({
      habit: { title: 'Piano' },
      days: { unit: 'days', count: 500 },
    })
    expect(finding('S1', { ...quiet, skills: [old] })?.values).toMatchObject({ skill: { title: 'Chess' } })
  })

  test('leaves the word to the one that was dropped last', () => {
    const lately = { title: 'Bed', daysSinceCheckIn: 4, daysIdle: 4 }
    const earlier = { title: 'Teeth', daysSinceCheckIn: 20, daysIdle: 20 }
    expect(finding('H2', habits(dropped, earlier, lately))?.values).toMatchObject({ habit: { title: 'Bed' } })
    const skills = [old, { ...skill, title: 'Rope', daysIdle: 20 }, { ...skill, title: 'Swim', daysIdle: 8 }]
    expect(finding('S1', { ...quiet, skills })?.values).toMatchObject({ skill: { title: 'Swim' } })
  })
})

test('day 21 is a checkpoint', () => {
  expect(finding('H3', habits({ run: 21 }))).toMatchObject({ says: 'H3checkpoint', advice: 'H3checkpoint' })
  expect(finding('H3', habits({ run: 66 }))).toMatchObject({ says: 'H3', advice: 'H3' })
})

test('at most two rewards are said to be ready, the dearest first', () => {
  const rich = { ...rewards({ cost: 1, title: 'a' }, { cost: 3, title: 'c' }, { cost: 2, title: 'b' }), balance: 9 }
  expect(finding('B1', rich)).toMatchObject({
    says: 'B1two',
    values: { reward: { title: 'c' }, other: { title: 'b' } },
  })
})

test('the way to the nearest reward is counted in points, and in days where days mean something', () => {
  const two = rewards({ cost: 100 }, { cost: 32 })
  expect(finding('B2', two)).toMatchObject({ says: 'B2days', values: { points: { count: 27 }, days: { count: 3 } } })
  expect(finding('B2', { ...two, perDay: 0.4 })?.says).toBe('B2')
  expect(finding('B2', { ...two, usualRecords: 2 })?.says).toBe('B2')
  expect(finding('B2', { ...two, week: week({ records: 0 }).week })?.says).toBe('B2days')
  expect(finding('B2', { ...two, perDay: 0 })).toMatchObject({ says: 'B2', values: { points: { count: 27 } } })
})

test('an empty store is spoken of before there is a pace', () => {
  const begun = { ...rewards(), perDay: 0, usualRecords: 0, week: week({ records: 0 }).week }
  expect(finding('B3', begun)?.says).toBe('B3none')
  expect(finding('B3', { ...rewards(), usualRecords: 2 })?.says).toBe('B3none')
  expect(finding('B3', rewards())?.says).toBe('B3')
})

test('teenagers are offered freedom instead of a game night', () => {
  const gifts = rewards({ category: 'gift' })
  expect(finding('B4', gifts)?.advice).toBe('B4')
  expect(finding('B4', { ...gifts, child: child({ band: '13-17' }).child })?.advice).toBe('B4teen')
})

describe('the next goal of a skill', () => {
  test.each([
    [{ best: 60, target: 100 }, 69],
    [{ best: 95, target: 100 }, 100],
    [{ best: 0, target: 100 }, 15],
    [{ best: 0, target: 2 }, 1],
    [{ best: 3, target: null }, 4],
    [{ best: 0, target: null }, null],
    [{ best: 1.5, target: 10 }, 2],
  ])('of %o is %s', (of, next) => {
    expect(nextGoal(of)).toBe(next)
  })
})

test('every rule has its case, and no facts break them', () => {
  expect(Object.keys(CASES)).toEqual(Object.keys(RULES))
  fc.assert(fc.property(anyFacts, (facts) => void findings(facts)))
})
