import { expect, test } from 'vitest'
import type { Skill } from './model.ts'
import { nearestSkill } from './nearest.ts'

const skill = (title: string, about: Partial<Skill>) =>
  ({ title, currentBest: 0, targetValue: null, isCompleted: false, createdAt: '2026-11-01', ...about }) as Skill

test('the nearest is the one with the smallest part of its way to go', () => {
  const rope = skill('rope', { currentBest: 72, targetValue: 100 })
  const poems = skill('poems', { currentBest: 8, targetValue: 10 })
  const done = skill('done', { currentBest: 10, targetValue: 10, isCompleted: true })
  expect(nearestSkill([rope, poems, done, skill('open', {})])?.title).toBe('poems')
})

test('what has a target comes before what is open, even with nothing reached', () => {
  expect(nearestSkill([skill('open', { currentBest: 5 }), skill('swim', { targetValue: 500 })])?.title).toBe('swim')
})

test('without targets the newest, and with nothing open none', () => {
  const skills = [skill('old', {}), skill('new', { createdAt: '2026-11-02' })]
  expect(nearestSkill(skills)?.title).toBe('new')
  expect(nearestSkill([skill('done', { isCompleted: true })])).toBeUndefined()
})
