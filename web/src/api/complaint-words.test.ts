import { expect, test } from 'vitest'
import { en } from '../i18n/en.ts'
import { translator } from '../i18n/translate.ts'
import { complaintWords } from './complaint-words.ts'

test('a complaint that this version does not know is told all the same', () => {
  const t = translator('en', en)
  expect(complaintWords(t, 'age_range')).toBe(en.complaints.age_range)
  for (const code of ['something new', 'toString', '']) expect(complaintWords(t, code)).toBe(en.complaints.invalid)
})
