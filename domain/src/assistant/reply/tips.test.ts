import { describe, expect, test } from 'vitest'
import { named, tap } from './asking.testing.ts'

describe('tips rotate', () => {
  test('so that the next reply on a subject begins with what was not heard', () => {
    const first = tap('bedtime', named)
    const second = tap('bedtime', named, 'en', first.usedTips)
    expect(first.usedTips.length).toBeGreaterThanOrEqual(2)
    expect(second.usedTips[0]).not.toBe(first.usedTips[0])
    expect(first.usedTips).not.toContain(second.usedTips[0])
  })

  test('and what was heard longest ago comes back first', () => {
    const all = ['worry.listen', 'worry.both', 'worry.steps']
    expect(tap('worry', named, 'en', all).usedTips[0]).toBe('worry.listen')
  })
})
