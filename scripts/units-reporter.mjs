import { writeFileSync } from 'node:fs'

/**
 * Writes down what the units came to, into `--outputFile`. What belongs to no test, as an error that nobody caught
 * or a set-up that breaks, counts as a failure and is named like one.
 */
export default class UnitsReporter {
  #file = ''

  /** @param {import('vitest/node').Vitest} vitest */
  onInit({ config }) {
    this.#file = String(config.outputFile)
  }

  /** @param {readonly import('vitest/node').TestModule[]} modules @param {readonly Told[]} strays */
  onTestRunEnd(modules, strays) {
    const tests = modules.flatMap(({ children }) => [...children.allTests()])
    const count = (/** @type {string} */ state) => tests.filter((test) => test.result().state === state).length
    const failures = [...modules.flatMap(failuresIn), ...strays.map(stray)]
    const counted = { passed: count('passed'), failed: failures.length, skipped: count('skipped'), failures }
    writeFileSync(this.#file, JSON.stringify(counted))
  }
}

/** @typedef {{ message: string, stack?: string, VITEST_TEST_PATH?: unknown }} Told */

/** @param {import('vitest/node').TestModule} module */
function failuresIn(module) {
  const tests = [...module.children.allTests('failed')]
  const around = [module, ...module.children.allSuites()]
  return [
    ...tests.map((test) => named(`${module.relativeModuleId}: ${test.fullName}`, test.result().errors ?? [])),
    // A set-up or tidying up that breaks: the tests of it may have passed, or never begun.
    ...around.flatMap((of) => of.errors().map((error) => named(module.relativeModuleId, [error]))),
  ]
}

/** @param {Told} error */
const stray = (error) => named(`${error.VITEST_TEST_PATH ?? 'no file'}: not caught`, [error])

/** @param {string} name @param {readonly Told[]} errors */
const named = (name, errors) => [name, ...errors.map(({ message, stack }) => stack ?? message)].join('\n')
