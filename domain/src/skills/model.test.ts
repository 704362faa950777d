import { describe, expect, test } from 'vitest'
import { newSkill, SKILL_EXAMPLES, SKILL_POINTS, score, skillChange } from './model.ts'

const jumping = { childId: 'mia', title: 'Jump rope' }
const complaint = (said: object) => {
  const read = newSkill.safeParse({ ...jumping, ...said })
  return read.success ? undefined : read.error.issues[0]?.message
}

test('completing a challenge gives 20, 50 or 100 points', () => {
  expect(SKILL_POINTS).toEqual({ easy: 20, medium: 50, hard: 100 })
})

test('four examples are offered to start from', () => {
  expect(SKILL_EXAMPLES).toEqual({
    jump_rope: { targetValue: 100, difficulty: 'medium' },
    recite_poetry: { targetValue: 10, difficulty: 'easy' },
    swimming: { targetValue: 500, difficulty: 'hard' },
    math: { targetValue: 50, difficulty: 'medium' },
  })
})

describe('a challenge', () => {
  test('needs a name and nothing else: it is easy and open then', () => {
    expect(newSkill.parse({ ...jumping, title: ' Jump rope ' })).toEqual({ ...jumping, difficulty: 'easy' })
    for (const title of ['', ' ', undefined]) expect(complaint({ title })).toBe('challenge_name_required')
    const nothing = { description: null, points: null, targetValue: null, targetUnit: null, dueDate: null }
    expect(complaint(nothing)).toBeUndefined()
  })

  test('has a target greater than 0, or none', () => {
    for (const targetValue of [1, 0.5, 100, 1e9]) expect(complaint({ targetValue })).toBeUndefined()
    for (const targetValue of [0, -0, -1, '100', Number.NaN])
      expect(complaint({ targetValue })).toBe('target_value_positive')
    expect(complaint({ targetValue: 1e9 + 1 })).toBe('too_large')
  })

  test('gives 1 to 100 points when the caregiver chooses', () => {
    for (const points of [1, 100]) expect(complaint({ points })).toBeUndefined()
    for (const points of [0, 101, 1.5]) expect(complaint({ points })).toBe('points_range')
  })

  test('may say a unit and a day by which it should be done', () => {
    expect(complaint({ targetUnit: '下', dueDate: '2026-12-31' })).toBeUndefined()
    expect(complaint({ targetUnit: 'a'.repeat(31) })).toBe('too_long')
    expect(complaint({ dueDate: 'tomorrow' })).toBeDefined()
  })
})

test('a score is 0 or more', () => {
  for (const value of [0, 0.25, 1e9]) expect(score.safeParse(value).success).toBe(true)
  for (const value of [-1, '3', null, undefined, Number.NaN])
    expect(score.safeParse(value).error?.issues[0]?.message).toBe('score_invalid')
})

test('a change may say a score, that it is done, both, or nothing', () => {
  for (const change of [{}, { currentBest: 3 }, { isCompleted: true }, { currentBest: null, isCompleted: null }])
    expect(skillChange.parse(change)).toEqual(change)
  expect(skillChange.safeParse({ currentBest: -1 }).error?.issues[0]?.message).toBe('score_invalid')
  expect(skillChange.safeParse({ isCompleted: 'yes' }).success).toBe(false)
})
