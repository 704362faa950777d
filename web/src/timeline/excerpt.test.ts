import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test('a short text stays whole, in one paragraph', () => {
  expect(excerpt('We read.\n\nThen   we slept.', 'en')).toBe('We read. Then we slept.')
})

test('a long one is begun', () => {
  expect(excerpt('word '.repeat(100), 'en')).toBe(`${'word '.repeat(28).trimEnd()}…`)
})

test('a long one ends with a whole word', () => {
  expect(excerpt('Jump rope without stopping', 'en', 20)).toBe('Jump rope without…')
  expect(excerpt('Jump rope without stopping', 'en', 17)).toBe('Jump rope without…')
})

test('what has no spaces, or not for long, is cut where it is', () => {
  expect(excerpt('Mia 今天第一次自己骑车去学校', 'zh', 10)).toBe('Mia 今天第一次自…')
  expect(excerpt('A donaudampfschifffahrtskapitän', 'en', 20)).toBe('A donaudampfschifffa…')
})

test('no family is torn apart', () => {
  const family = '👨‍👩‍👧‍👦'
  expect(excerpt(family.repeat(140), 'en')).toBe(family.repeat(140))
  expect(excerpt(family.repeat(141), 'en')).toBe(`${family.repeat(140)}…`)
})
