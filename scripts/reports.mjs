/** `failures` names those that are told long before the end. @typedef {{ passed: number, failed: number, skipped?: number, failures?: string[] }} Count */

/**
 * A file that does not even load holds no test that could fail: it counts as one.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @returns {Count}
 */
export function countUnits({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length, skipped: numPendingTests + numTodoTests }
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} report
 * @returns {Count}
 */
export function countStories({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
}

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} Unit
 * @param {{ testResults: { name: string, status: string, message: string, assertionResults: Unit[] }[] }} report
 * @returns {string[]}
 */
export function failedUnits({ testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      if (failed.length === 0) return [`${name}\n${message}`]
      return failed.map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join('\n')}`)
    })
}

/** No runner may fail without a failure being counted, nor pass without having run anything. @param {Count} count @param {number} code */
export function withEnd(count, code) {
  const isSilentFailure = count.failed === 0 && (code !== 0 || count.passed === 0)
  return isSilentFailure ? { ...count, failed: 1 } : count
}

/** @param {Count[]} counts */
export function sum(counts) {
  const of = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    counts.reduce((total, count) => total + (count[key] ?? 0), 0)
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') }
}
