import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Tests that look for chances, which the long run gives them more of. */
const tests = {
  races: [
    ...['soak/two-processes.test.ts', 'server/src/points/races.test.ts', 'server/src/points/same-key.test.ts'],
    ...['server/src/live/processes.test.ts', 'server/src/db/migrate.test.ts', 'server/src/db/standby.test.ts'],
  ],
  fuzz: ['server/src/fuzz.test.ts', 'server/src/http/raw-fuzz.test.ts', 'server/src/family/archive/fuzz.test.ts'],
  upgrades: ['server/src/db/upgrade.test.ts', 'server/src/main.test.ts', 'server/src/move.test.ts'],
  'slow-speakers': ['server/src/http/patience.test.ts', 'server/src/http/raw.test.ts'],
}

/** Plays some of the tests so many times. `inputs`: how many the fuzzers try of each call, where nobody has been. */
export async function playAgain(which: keyof typeof tests, times: number, inputs = 0) {
  const env = { ...process.env, ...(inputs > 0 && { FUZZ_RUNS: String(inputs) }) }
  for (let turn = 0; turn < times; turn++) {
    const args = ['node_modules/vitest/vitest.mjs', 'run', ...tests[which]]
    const [code] = await once(spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] }), 'exit')
    assert.equal(code, 0, `${which} failed, as said above`)
  }
  return { times, ...(inputs > 0 && { 'inputs for each call': inputs }) }
}
