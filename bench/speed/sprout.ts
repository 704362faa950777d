import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/free-port.ts'
import type { Load, Measured } from './load.ts'
import { askProgram, CLIENT_CORE, SERVER_CORE, startOn } from './pinned.ts'

/** All that a run writes down. */
export const folder = mkdtempSync(join(tmpdir(), 'sprout-speed-'))
let loads = 0

/** The server as `npm start` runs it, on a core; its data are in the folder of the run unless something else is said. */
export async function startSprout(env: NodeJS.ProcessEnv, core = SERVER_CORE) {
  const port = await freePort()
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    MALLOC_ARENA_MAX: '1',
    RATE_LIMITS: 'off',
    DATA_DIR: folder,
    ...env,
  }
  return { port, ...(await startOn(core, ['--max-semi-space-size=4', 'server/dist/main.js'], settings)) }
}

/** Thousands of ids are more than a program can be given to begin with. */
export function loadOf(load: Load) {
  const said = join(folder, `load-${++loads}.json`)
  writeFileSync(said, JSON.stringify(load))
  return askProgram<Measured>(CLIENT_CORE, ['bench/speed/load.ts', said])
}
