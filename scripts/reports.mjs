/** `failures` names those that are told long before the end. @typedef {{ passed: number, failed: number, skipped?: number, failures?: string[] }} Count */

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} report
 * @returns {Count}
 */
export function countStories({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
}

/** No runner may fail without a failure being counted, nor pass without having run anything. @param {Count} count @param {number} code */
export function withEnd(count, code) {
  const isSilentFailure = count.failed === 0 && (code !== 0 || count.passed === 0)
  return isSilentFailure
    ? { ...count, failed: 1, failures: [`The runner ended with ${code}, and named no failure.`] }
    : count
}

/** @param {Count[]} counts */
export function sum(counts) {
  const of = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    counts.reduce((total, count) => total + (count[key] ?? 0), 0)
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') }
}
