import { expect, test } from 'vitest'
import { countStories, countUnits, failedUnits, sum, withEnd } from './reports.mjs'

const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map((of) => ({ status: of })) })
const units = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 }

test('failed tests are counted one by one', () => {
  const report = { ...units, testResults: [file('passed', 'passed'), file('failed', 'passed', 'failed')] }
  expect(countUnits(report)).toEqual({ passed: 5, failed: 1, skipped: 0 })
})

test('a file that does not load is a failure', () => {
  const report = { ...units, numFailedTests: 0, testResults: [file('failed'), file('passed', 'passed')] }
  expect(countUnits(report)).toEqual({ passed: 5, failed: 1, skipped: 0 })
})

test('what failed is named, with the reason', () => {
  const tests = ['passed', 'failed'].map((status) => ({ status, fullName: `has ${status}`, failureMessages: ['why'] }))
  const testResults = [
    { name: 'a.test.ts', status: 'failed', message: '', assertionResults: tests },
    { name: 'b.test.ts', status: 'failed', message: 'does not load', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', message: '', assertionResults: tests.slice(0, 1) },
  ]
  expect(failedUnits({ testResults })).toEqual(['a.test.ts: has failed\nwhy', 'b.test.ts\ndoes not load'])
})

test('an unsteady story and a broken set-up are failures', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }
  expect(countStories({ stats, errors: [{}] })).toEqual({ passed: 7, failed: 3, skipped: 2 })
})

test('a runner that dies without a failed test is a failure', () => {
  expect(withEnd({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 })
})

test('a runner that ran nothing is a failure', () => {
  expect(withEnd({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 })
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
