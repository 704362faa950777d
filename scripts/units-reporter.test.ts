import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { askNode, binOf } from './child.mjs'
import { root } from './node-24.mjs'

const files = {
  passes: `test('is well', () => {})\ntest.skip('is left out', () => {})`,
  fails: `test('is well', () => {})\ndescribe('inside', () => test('breaks', () => { throw new Error('because') }))`,
  'does-not-load': `throw new Error('not today')`,
  'sets-up': `beforeAll(() => { throw new Error('no server') })\ntest('never begins', () => {})`,
  'tidies-up': `test('is well', () => {})\ndescribe('inside', () => { afterAll(() => { throw new Error('still open') }); test('is well', () => {}) })`,
  strays: `test('is well', () => { void Promise.reject(new Error('nobody waits')) })`,
}

test('what failed is named with its reason, also what no test was asked about', async () => {
  // Within the project, where what the files ask for is found.
  const folder = join(root, '.cache', 'units-reporter')
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.test.mjs`), text)
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    'export default { test: { globals: true, include: ["*.test.mjs"] } }',
  )
  const outcome = join(folder, 'units.json')
  const reporter = `--reporter=${join(root, 'scripts/units-reporter.mjs')}`
  const asked = ['run', `--root=${folder}`, reporter, `--outputFile=${outcome}`]
  const { code } = await askNode([binOf('vitest'), ...asked])
  const { failures, ...counts } = JSON.parse(readFileSync(outcome, 'utf8'))
  expect(code).toBe(1)
  expect(counts).toEqual({ passed: 5, failed: 5, skipped: 2 })
  expect(failures).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^fails\.test\.mjs: inside > breaks\nError: because/),
      expect.stringMatching(/^does-not-load\.test\.mjs\nError: not today/),
      expect.stringMatching(/^sets-up\.test\.mjs\nError: no server/),
      expect.stringMatching(/^tidies-up\.test\.mjs\nError: still open/),
      expect.stringMatching(/strays\.test\.mjs: not caught\nError: nobody waits/),
    ]),
  )
})
