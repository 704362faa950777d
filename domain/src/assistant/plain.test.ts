import { expect, test } from 'vitest'
import { finder, matcher, plain } from './plain.ts'

test('accents, capitals, apostrophes and signs make no difference', () => {
  expect(plain('¿Por qué NO se duerme el niño?')).toBe('por que no se duerme el nino')
  expect(plain("He doesn’t, doesn`t, DOESN'T listen!!")).toBe('he doesnt doesnt doesnt listen')
  expect(plain('ＡＢＣ　睡觉，好吗？')).toBe('abc 睡觉 好吗')
  expect(plain('  … ')).toBe('')
})

test('a word is found where a word begins, in Chinese anywhere', () => {
  expect(finder('she hits him')('hit')).toBe(true)
  expect(finder('he lies')('lie.')).toBe(false)
  expect(finder('a lie')('lie.')).toBe(true)
  expect(finder('a white cat')('hit')).toBe(false)
  expect(finder('孩子不肯睡觉')('睡')).toBe(true)
  expect(finder('孩子 不肯 睡觉')('不肯睡')).toBe(true)
})

test('a pattern matches with the spaces between, and without them', () => {
  expect(matcher('no quiero')(/\bno quiero\b/)).toBe(true)
  expect(matcher('孩子 不肯 睡觉')(/孩子不肯/)).toBe(true)
  expect(matcher('孩子 睡觉')(/不肯/)).toBe(false)
})
