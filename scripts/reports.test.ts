import { expect, test } from 'vitest'
import { countStories, sum, withEnd } from './reports.mjs'

test('an unsteady story and a broken set-up are failures', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }
  expect(countStories({ stats, errors: [{}] })).toEqual({ passed: 7, failed: 3, skipped: 2 })
})

test('a runner that dies without a failed test is a failure', () => {
  expect(withEnd({ passed: 3, failed: 0 }, 1)).toEqual({
    passed: 3,
    failed: 1,
    failures: [expect.stringContaining('ended with 1')],
  })
})

test('a runner that ran nothing is a failure', () => {
  expect(withEnd({ passed: 0, failed: 0 }, 0)).toMatchObject({ passed: 0, failed: 1 })
})

test('a runner that names its failures is believed', () => {
  expect(withEnd({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 })
})

test('everything adds up', () => {
  expect(
    sum([
      { passed: 4, failed: 0 },
      { passed: 3, failed: 1, skipped: 2 },
    ]),
  ).toEqual({ passed: 7, failed: 1, skipped: 2 })
})
