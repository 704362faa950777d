// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readNumber, sum, writeNumber } from './typed-number.ts'

/** The language of the page, and those of the browser. */
function speak(language: string, ...device: string[]) {
  document.documentElement.setAttribute('lang', language)
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(device)
}
afterEach(() => {
  vi.restoreAllMocks()
  document.documentElement.removeAttribute('lang')
})

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
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1.234.567,89', 1_234_567.89],
    ['1,000,000', 1_000_000],
    ['-12 000', -12_000],
    ['12\u00a0000,5', 12_000.5],
    ['12\u202f000', 12_000],
    ["1'500", 1500],
    ['1’500.25', 1500.25],
  ])('"%s" is %s, whichever sign it is typed with', (text, value) => {
    speak(language)
    expect(readNumber(text, 'decimal')).toBe(value)
  })

  test.each([
    'abc',
    '-',
    ',',
    '1e3',
    '1,2,3',
    '1,000,5',
    '1,00,000',
    '12 00',
    '1234 567',
    '1.000 000',
    '--1',
    'Infinity',
  ])('"%s" is none', (text) => {
    speak(language)
    for (const inputMode of ['numeric', 'decimal'] as const) expect(readNumber(text, inputMode)).toBeNaN()
  })

  test.each(['1,000', '1.000', '1 000', '1\u00a0000', '1\u202f000', "1'000", '１，０００', '1.000,0'])(
    'where only whole ones fit, "%s" is a thousand',
    (text) => {
      speak(language, `${language}-ES`)
      expect(readNumber(text, 'numeric')).toBe(1000)
    },
  )

  test('where only whole ones fit, a part of one is still read, to be told of', () => {
    speak(language)
    expect(['1.5', '0,125', '1234,567'].map((text) => readNumber(text, 'numeric'))).toEqual([1.5, 0.125, 1234.567])
  })
})

test.each([
  ['es', 'es-ES', '1,125', 1.125],
  ['es', 'es-ES', '1.000', Number.NaN],
  ['es', 'es-MX', '1.125', 1.125],
  ['es', 'es-MX', '1,500', Number.NaN],
  ['es', 'es-419', '-1,500', Number.NaN],
  ['en', 'en-US', '1.125', 1.125],
  ['en', 'en-US', '1,000', Number.NaN],
  ['en', 'fr-FR', '1.125', 1.125],
  ['zh', 'zh-Hans-CN', '1.125', 1.125],
  ['zh', 'zh-Hans-CN', '1,000', Number.NaN],
])(
  'in %s, on a phone of %s, "%s" is %s: what may be a thousand is not taken for one',
  (language, home, text, value) => {
    speak(language, 'de-DE', home, language)
    expect(readNumber(text, 'decimal')).toBe(value)
  },
)

test.each([[[]], [['es', 'en-US']], [['es@posix']]])(
  'where %j does not tell the country, what may be either is none',
  (device) => {
    speak('es', ...device)
    expect(['1,500', '1.500'].map((text) => readNumber(text, 'decimal'))).toEqual([Number.NaN, Number.NaN])
  },
)

test('a number is written with the sign of the reader, and read again as itself', () => {
  for (const [language, home] of [
    ['en', 'en-US'],
    ['es', 'es-ES'],
    ['es', 'es-MX'],
    ['zh', 'zh-CN'],
  ] as const)
    for (const value of [0, -5, 1.1, 1.125, 1000, 12_345.678, 1_000_000]) {
      speak(language, home)
      expect(readNumber(writeNumber(value), 'decimal')).toBe(value)
    }
  speak('es', 'es-MX')
  expect(writeNumber(1.5)).toBe('1.5')
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
