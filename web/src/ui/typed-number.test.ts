// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'
import { readNumber, sum, writeNumber } from './typed-number.ts'

const speak = (language: string) => document.documentElement.setAttribute('lang', language)
afterEach(() => document.documentElement.removeAttribute('lang'))

describe.each(['en', 'es', 'zh'])('a number typed in %s', (language) => {
  test.each([
    ['', null],
    ['  ', null],
    ['12', 12],
    [' 12 ', 12],
    ['-3', -3],
    ['−3', -3],
    ['1,1', 1.1],
    ['1.1', 1.1],
    ['1,', 1],
    [',5', 0.5],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['1234,567', 1234.567],
    ['1.1234', 1.1234],
    ['１２．５', 12.5],
  ])('"%s" is %s, whichever sign it is typed with', (text, value) => {
    speak(language)
    expect(readNumber(text)).toBe(value)
  })

  test.each(['abc', '-', ',', '1e3', '1,2,3', '1.000.000', '1,000.5', '12 000', '--1', 'Infinity'])(
    '"%s" is none',
    (text) => {
      speak(language)
      expect(readNumber(text)).toBeNaN()
    },
  )
})

test.each([
  ['es', '1.000', Number.NaN],
  ['es', '12.500', Number.NaN],
  ['es', '1,125', 1.125],
  ['en', '1,000', Number.NaN],
  ['en', '1.125', 1.125],
  ['zh', '1,000', Number.NaN],
  ['zh', '1.125', 1.125],
])('in %s "%s" is %s: what may be a thousand is not taken for one', (language, text, value) => {
  speak(language)
  expect(readNumber(text)).toBe(value)
})

test('a number is written with the sign of the language, and read again as itself', () => {
  for (const language of ['en', 'es', 'zh'])
    for (const value of [0, -5, 1.1, 1.125, 1000, 12_345.678, 1_000_000]) {
      speak(language)
      expect(readNumber(writeNumber(value))).toBe(value)
    }
  speak('es')
  expect(writeNumber(1.5)).toBe('1,5')
  expect([null, Number.NaN].map(writeNumber)).toEqual(['', ''])
})

test.each([
  [1.1, -1, 0.1],
  [64.1, -1, 63.1],
  [0.1, 0.2, 0.3],
  [1.0001, -1, 0.0001],
  [7, 1, 8],
])('%s and %s make %s', (one, other, both) => {
  expect(sum(one, other)).toBe(both)
})
