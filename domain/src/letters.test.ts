import { expect, test, vi } from 'vitest'
import { lettersOf } from './letters.ts'

test('a letter of several parts is one', () => {
  expect([...lettersOf('é👨‍👩‍👧好')]).toEqual(['é', '👨‍👩‍👧', '好'])
})

test('an older browser tells apart what it can', () => {
  vi.stubGlobal('Intl', {})
  expect([...lettersOf('Mía 👧')]).toEqual(['M', 'í', 'a', ' ', '👧'])
})
