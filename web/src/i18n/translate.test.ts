import { expect, test } from 'vitest'
import { en } from './en.ts'
import { es } from './es.ts'
import { translator } from './translate.ts'
import { zh } from './zh.ts'

test('numbers are written as the language writes them', () => {
  const big = { count: 12345 }
  expect(translator('en', en)('landing.socialProofPlaceholder', big)).toContain('12,345')
  expect(translator('es', es)('landing.socialProofPlaceholder', big)).toContain('12.345')
  expect(translator('zh', zh)('landing.socialProofPlaceholder', big)).toContain('12,345')
})

test('what is below zero has a real minus', () => {
  const said = translator('en', en)('rewards.tooDear', { cost: '30 points', points: -70 })
  expect(said).toBe('It costs 30 points, and the balance is −70.')
})

test('what is filled in is never read as a placeholder itself', () => {
  const t = translator('en', en)
  expect(t('landing.socialProofPlaceholder', { count: '{count} $& $1' })).toContain('{count} $& $1')
})

test('what is filled in from right to left turns nothing round', () => {
  expect(translator('en', en)('childDialogs.edit', { name: 'נועה' })).toBe('Edit \u2068נועה\u2069')
})
