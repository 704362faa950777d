import { describe, expect, test } from 'vitest'
import type { SkillFacts } from './model.ts'
import { bestOf, isDone, isDoneWith, reaching, shownSkill } from './rules.ts'

/** A challenge with these scores, the nth recorded in the nth second. */
function challenge(scores: readonly number[], said: Partial<SkillFacts> = {}): SkillFacts {
  const words = { id: 'rope', childId: 'mia', title: 'Jump rope', description: null, createdAt: '', dueDate: null }
  const kept = scores.map((score, turn) => ({ score, recordedAt: at(turn), lineId: `line-${turn}` }))
  const goal = { difficulty: 'medium', points: 50, targetValue: 100, targetUnit: 'times' } as const
  return { ...words, ...goal, declaredDoneAt: null, scores: kept, ...said }
}
const at = (second: number) => new Date(second * 1000).toISOString()

describe('a challenge', () => {
  test('begins with a best of 0', () => {
    expect(shownSkill(challenge([]))).toMatchObject({ currentBest: 0, isCompleted: false, completedAt: null })
    expect(shownSkill(challenge([])).lastScoreAt).toBeNull()
  })

  test('keeps the best of its scores, whatever comes after', () => {
    expect(bestOf(challenge([10, 40, 20]).scores)).toBe(40)
    expect(shownSkill(challenge([10, 40, 20]))).toMatchObject({ currentBest: 40, lastScoreAt: at(2) })
  })

  test('keeps the best also of more scores than a call takes arguments', () => {
    const scores = Array.from({ length: 200_000 }, (_, turn) => turn)
    expect(bestOf(challenge(scores).scores)).toBe(199_999)
  })

  test('is done with the first score that reaches the target', () => {
    expect(shownSkill(challenge([99.99])).isCompleted).toBe(false)
    expect(shownSkill(challenge([10, 100, 120]))).toMatchObject({ isCompleted: true, completedAt: at(1) })
    expect(reaching(challenge([10, 100, 120, 5])).map(({ score }) => score)).toEqual([100, 120])
  })

  test('is known to be done from the best of its scores alone', () => {
    expect([99.99, 100, 120].map((best) => isDoneWith(best, challenge([])))).toEqual([false, true, true])
    expect(isDoneWith(0, challenge([], { declaredDoneAt: at(7) }))).toBe(true)
  })

  test('that is open is never done by a score', () => {
    const open = challenge([1000], { targetValue: null })
    expect([isDone(open), isDoneWith(1000, open), reaching(open)]).toEqual([false, false, []])
    expect(shownSkill(open)).toMatchObject({ currentBest: 1000, isCompleted: false })
  })

  test('is done when a caregiver says so, at that time or when a score came before', () => {
    expect(shownSkill(challenge([], { declaredDoneAt: at(7) })).completedAt).toBe(at(7))
    expect(shownSkill(challenge([100], { declaredDoneAt: at(7) })).completedAt).toBe(at(0))
    expect(shownSkill(challenge([1, 1, 100], { declaredDoneAt: at(1) })).completedAt).toBe(at(1))
  })

  test('shows nothing of how it is kept', () => {
    expect(shownSkill(challenge([1]))).not.toHaveProperty('scores')
    expect(shownSkill(challenge([1]))).not.toHaveProperty('declaredDoneAt')
  })
})
