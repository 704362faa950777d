import { expect, test } from 'vitest'
import { apart } from './direction.ts'

test.each(['נועה', 'ليلى', 'Noa נועה', 'ﷺ', '\u202elive', '𞤀𞤣'])('%j is set apart', (text) => {
  expect(apart(text)).toBe(`\u2068${text}\u2069`)
})

test.each(['', 'Mia', '米娅', 'Íñigo +10 · 3/5', '👨‍👩‍👧‍👦', '“…”'])('%j stays as it is', (text) => {
  expect(apart(text)).toBe(text)
})
