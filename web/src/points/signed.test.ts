import { languages } from '@sprout/domain/language'
import { expect, test } from 'vitest'
import { signed } from './signed.ts'

const said = (points: number) => languages.map((language) => signed(points, language))

test('what was given has a plus, what was taken a real minus, nothing has neither', () => {
  expect(said(10)).toEqual(['+10', '+10', '+10'])
  expect(said(-5)).toEqual(['−5', '−5', '−5'])
  expect(said(0)).toEqual(['0', '0', '0'])
})
