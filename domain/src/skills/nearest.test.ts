import { expect, test } from 'vitest'
import type { Skill } from './model.ts'
import { nearestSkill } from './nearest.ts'

const nearest = (skills: Skill[]) => nearestSkill(skills, '2026-11-20', { timeZone: 'UTC', dayStartsAt: 0 })

const skill = (title: string, about: Partial<Skill>) =>
  ({
    ...{ title, currentBest: 0, targetValue: null, isCompleted: false, createdAt: '2026-11-01', lastScoreAt: null },
    ...about,
  }) as Skill

test('the nearest is the one with the smallest part of its way to go', () => {
  const rope = skill('rope', { currentBest: 72, targetValue: 100 })
  const poems = skill('poems', { currentBest: 8, targetValue: 10 })
  const done = skill('done', { currentBest: 10, targetValue: 10, isCompleted: true })
  expect(nearest([rope, poems, done, skill('open', {})])?.title).toBe('poems')
})

test('what has a target comes before what is open, even with nothing reached', () => {
  expect(nearest([skill('open', { currentBest: 5 }), skill('swim', { targetValue: 500 })])?.title).toBe('swim')
})

test('without targets the newest, and with nothing open none', () => {
  const skills = [skill('old', {}), skill('new', { createdAt: '2026-11-02' })]
  expect(nearest(skills)?.title).toBe('new')
  expect(nearest([skill('done', { isCompleted: true })])).toBeUndefined()
})

test('one that rests comes only where all do', () => {
  const resting = skill('rope', { currentBest: 99, targetValue: 100, lastScoreAt: '2025-04-01T12:00:00.000Z' })
  const poems = skill('poems', { currentBest: 1, targetValue: 10, lastScoreAt: '2026-11-19T12:00:00.000Z' })
  expect(nearest([resting, poems])?.title).toBe('poems')
  expect(nearest([resting])?.title).toBe('rope')
})
