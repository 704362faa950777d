import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

test.each([
  ['One. Two! Thr', ['One. ', 'Two! '], 'Thr'],
  ['It takes 3.5 days, e', [], 'It takes 3.5 days, e'],
  ['Say “well done.” Then wait', ['Say “well done.” '], 'Then wait'],
  ['夸一夸。再等等！好', ['夸一夸。', '再等等！'], '好'],
  ['她说：“好的。”然后', ['她说：“好的。”'], '然后'],
  ['¿Y ahora? Espera', ['¿Y ahora? '], 'Espera'],
  ['Not yet.', [], 'Not yet.'],
  ['', [], ''],
])('"%s"', (text, whole, begun) => {
  expect(sentencesOf(text)).toEqual({ whole, begun })
})
