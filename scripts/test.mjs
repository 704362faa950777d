import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { browser } from './browser.mjs'
import { buildStale } from './build-stale.mjs'
import { check } from './checks.mjs'
import { binOf, runNode } from './child.mjs'
import { Complaint, complain } from './complaint.mjs'
import { install } from './install.mjs'
import { root } from './node-24.mjs'
import { playwright } from './playwright.mjs'
import { countStories, sum, withEnd } from './reports.mjs'

/** @typedef {import('./reports.mjs').Count} Count */

const reports = join(root, '.cache', 'reports')

/** Every stage runs, whatever came of those before it, so that one run tells all. */
async function test() {
  const installed = await install().then(() => true, told)
  if (!installed) return end([{ passed: 0, failed: 1 }])
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const found = browser().catch(told)
  const checked = await stage('Checks', check)
  const built = await buildStale().then(() => true, told)
  const units = await stage('Units, calls and screens', vitest)
  const variables = await found
  const stories = built && variables ? await stage('Stories', () => story(variables)) : { passed: 0, failed: 1 }
  end([checked, units, stories])
}

/** @param {string} name @param {() => Promise<Count>} work @returns {Promise<Count>} */
async function stage(name, work) {
  console.log(`\n${name}`)
  return await work().catch((error) => {
    told(error)
    return { passed: 0, failed: 1 }
  })
}

async function vitest() {
  const file = join(reports, 'units.json')
  const reporters = ['--reporter=default', '--reporter=./scripts/units-reporter.mjs', `--outputFile=${file}`]
  const { code } = await runNode([binOf('vitest'), 'run', ...reporters])
  return withEnd(read(file), code)
}

/** @param {NodeJS.ProcessEnv} variables */
async function story(variables) {
  const file = join(reports, 'playwright.json')
  const { code } = await playwright(['--reporter=list,json'], { ...variables, PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  return withEnd(countStories(read(file)), code)
}

/** @param {string} file */
function read(file) {
  if (!existsSync(file)) throw new Complaint('It ended without a report.')
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** @param {unknown} error @returns {undefined} */
function told(error) {
  console.error(error instanceof Complaint ? error.message : error)
}

/** @param {Count[]} counts */
function end(counts) {
  const { passed, failed, skipped } = sum(counts)
  // The stories name theirs themselves, last of all.
  for (const failure of counts.flatMap(({ failures = [] }) => failures)) console.log(`\n✗ ${failure}`)
  if (skipped > 0) console.log(`\n${skipped} skipped`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

test().catch(complain)
