import { expect, test } from 'vitest'
import { behaviorCategory } from './model.ts'
import { behaviorIcon, isCorrection, joinsQuickList, presetOf } from './rules.ts'

test('every kind of behaviour has an icon of its own', () => {
  expect(new Set(behaviorCategory.options.map(behaviorIcon)).size).toBe(behaviorCategory.options.length)
})

test('only what needs improvement is a correction', () => {
  expect(behaviorCategory.options.filter(isCorrection)).toEqual(['needs_improvement'])
})

test('a behaviour joins the quick list when it is not there, however it is written', () => {
  const list = ['Greeting', 'Ordenar JUGUETES', ' Fed the cat']
  expect(joinsQuickList(list, 'Watered the plants')).toBe(true)
  expect(joinsQuickList([], 'Greeting')).toBe(true)
  for (const known of ['Greeting', 'greeting', ' GREETING ', 'ordenar juguetes', 'fed the cat'])
    expect(joinsQuickList(list, known)).toBe(false)
})

test('a behaviour joins the quick list while there are fewer than seven', () => {
  const list = (length: number) => Array.from({ length }, (_, index) => `Deed ${index}`)
  expect(joinsQuickList(list(6), 'New')).toBe(true)
  expect(joinsQuickList(list(7), 'New')).toBe(false)
})

test('a preset that comes back is known by its title', () => {
  expect(presetOf('Tidy toys')).toBe('tidy_toys')
  expect(presetOf(' tidy TOYS')).toBe('tidy_toys')
  expect(presetOf('Feed the cat')).toBeNull()
})
