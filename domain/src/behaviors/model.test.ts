import { describe, expect, test } from 'vitest'
import { POINTS } from '../points/difficulty.ts'
import { categoryOf, GIFTS, newBehavior, newQuickBehavior, QUICK_CAP, QUICK_PRESETS, REMEDIES } from './model.ts'

const tidied = { childId: 'mia', type: 'reward', title: 'Tidied up', points: 10 }
const complaint = (said: object) => {
  const read = newBehavior.safeParse({ ...tidied, ...said })
  return read.success ? undefined : `${read.error.issues[0]?.path.join('.')} ${read.error.issues[0]?.message}`
}

test('one entry gives or takes 1 to 100 points', () => {
  expect(POINTS).toEqual({ min: 1, max: 100 })
})

test('surprise gifts are 5, 10, 20 and 50 points, remedies 5 and 15', () => {
  expect(GIFTS).toEqual([5, 10, 20, 50])
  expect(REMEDIES).toEqual({ small: 5, big: 15 })
})

test('the quick list begins with five and holds seven at most', () => {
  expect(QUICK_CAP).toBe(7)
  expect(Object.entries(QUICK_PRESETS).map(([key, { title, points }]) => [key, title, points])).toEqual([
    ['greeting', 'Greeting', 10],
    ['tidy_toys', 'Tidy toys', 10],
    ['help_clean', 'Help clean', 5],
    ['help_others', 'Help others', 10],
    ['study_well', 'Study well', 15],
  ])
})

describe('a behaviour', () => {
  test('needs a name, a type and points, and nothing else', () => {
    expect(newBehavior.parse({ ...tidied, title: ' Tidied up ' })).toEqual(tidied)
    expect(complaint({ title: ' ' })).toBe('title behavior_name_required')
    expect(complaint({ title: undefined })).toBe('title behavior_name_required')
    for (const type of [undefined, null, '', 'good', 'Reward']) expect(complaint({ type })).toMatch('type ')
    expect(complaint({ type: undefined })).toBe('type behavior_type_required')
    for (const points of [undefined, null, '', '10']) expect(complaint({ points })).toBe('points points_required')
    expect(complaint({ description: null, difficulty: null, category: null, repairs: null })).toBeUndefined()
  })

  test('that is good gives 1 to 100 points', () => {
    for (const points of [1, 2, 99, 100]) expect(complaint({ points })).toBeUndefined()
    for (const points of [0, -0, -1, -100]) expect(complaint({ points })).toBe('points points_positive')
    for (const points of [101, 1e6, -101]) expect(complaint({ points })).toBe('points points_range')
    expect(complaint({ points: 1.5 })).toBe('points points_range')
    for (const points of [Number.NaN, 1e400]) expect(complaint({ points })).toBe('points points_required')
  })

  test('that needs improvement is sent negative, -100 to -1', () => {
    const type = 'punishment'
    for (const points of [-1, -2, -99, -100]) expect(complaint({ type, points })).toBeUndefined()
    for (const points of [0, 1, 100]) expect(complaint({ type, points })).toBe('points points_positive')
    for (const points of [-101, 101, -1.5]) expect(complaint({ type, points })).toBe('points points_range')
  })

  test('takes points when it needs improvement, and never otherwise', () => {
    const punished = { type: 'punishment', points: -5 }
    for (const category of ['good', 'gift', 'remedy']) {
      expect(complaint({ category })).toBeUndefined()
      expect(complaint({ ...punished, category })).toBe('category invalid')
    }
    expect(complaint({ ...punished, category: 'needs_improvement' })).toBeUndefined()
    expect(complaint({ category: 'needs_improvement' })).toBe('category invalid')
    expect(complaint({ category: 'bad' })).toMatch('category ')
  })

  test('makes something good only as a remedy', () => {
    expect(complaint({ category: 'remedy', repairs: 'line' })).toBeUndefined()
    for (const category of ['good', 'gift', 'needs_improvement'])
      expect(complaint({ category, repairs: 'line' })).toBe('category invalid')
    expect(complaint({ type: 'punishment', points: -5, repairs: 'line' })).toBe('category invalid')
    expect(complaint({ category: 'remedy', repairs: 'no line' })).toMatch('repairs ')
  })

  test('is good, a remedy or needs improvement when nobody says more', () => {
    for (const nobody of [undefined, null]) {
      expect(categoryOf({ type: 'reward', category: nobody })).toBe('good')
      expect(categoryOf({ type: 'reward', category: nobody, repairs: 'line' })).toBe('remedy')
      expect(categoryOf({ type: 'punishment', category: nobody })).toBe('needs_improvement')
    }
    expect(categoryOf({ type: 'reward', category: 'gift' })).toBe('gift')
  })

  test('is easy, medium or hard, or nobody says', () => {
    for (const difficulty of ['easy', 'medium', 'hard', null, undefined])
      expect(complaint({ difficulty })).toBeUndefined()
    for (const difficulty of ['', 'Easy', 'extreme', 1]) expect(complaint({ difficulty })).toMatch('difficulty ')
  })

  test('is told in 2,000 characters at most, its name in 100', () => {
    expect(complaint({ title: 'a'.repeat(100), description: 'a'.repeat(2000) })).toBeUndefined()
    expect(complaint({ title: 'a'.repeat(101) })).toBe('title too_long')
    expect(complaint({ description: 'a'.repeat(2001) })).toBe('description too_long')
  })
})

describe('a behaviour for the quick list', () => {
  const about = (said: object) => newQuickBehavior.safeParse({ title: 'Fed the cat', points: 5, ...said })
  const message = (said: object) => about(said).error?.issues[0]?.message

  test('has a name and 1 to 100 points', () => {
    for (const points of [1, 100]) expect(about({ points }).success).toBe(true)
    for (const points of [0, -5]) expect(message({ points })).toBe('points_positive')
    for (const points of [101, 1.5]) expect(message({ points })).toBe('points_range')
    for (const points of [undefined, '5']) expect(message({ points })).toBe('points_required')
    expect(message({ title: '' })).toBe('behavior_name_required')
  })
})
