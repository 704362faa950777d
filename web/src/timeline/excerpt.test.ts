import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test('a short text stays whole, in one paragraph', () => {
  expect(excerpt('We read.\n\nThen   we slept.', 'en')).toBe('We read. Then we slept.')
})

test('a long one is begun', () => {
  expect(excerpt('word '.repeat(100), 'en')).toBe(`${'word '.repeat(28).trimEnd()}…`)
})

test('no family is torn apart', () => {
  const family = '👨‍👩‍👧‍👦'
  expect(excerpt(family.repeat(140), 'en')).toBe(family.repeat(140))
  expect(excerpt(family.repeat(141), 'en')).toBe(`${family.repeat(140)}…`)
})
