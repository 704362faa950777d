import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'
import { hear } from '../scripts/hear.ts'
import { freshPostgres } from '../server/src/testing.ts'

export type Database = 'sqlite' | 'postgres'
export type Server = {
  url: string
  variables: NodeJS.ProcessEnv
  moveClock: MoveClock
  /** Ends it, and begins it again at the same address with the same data. */
  restart: (meanwhile?: () => Promise<unknown>) => Promise<void>
  /** The same, but it is cut off in the middle of whatever it does. */
  crash: () => Promise<void>
  stop: () => Promise<void>
}
type MoveClock = (milliseconds: number) => Promise<unknown>

/** The server as people run it, with the production build, on data of its own. */
export async function startServer(database: Database, settings: NodeJS.ProcessEnv = {}): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'sprout-story-'))
  const postgres = database === 'postgres' ? await freshPostgres() : undefined
  const port = await freePort()
  const variables = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: postgres?.url,
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    ...settings,
  }
  let server = await begin(variables)
  const end = async (by: NodeJS.Signals = 'SIGTERM') => {
    server.kill(by)
    await once(server, 'exit')
  }
  return {
    url: `http://localhost:${port}`,
    variables,
    moveClock: async (milliseconds) => {
      server.send(milliseconds)
      await once(server, 'message')
    },
    restart: async (meanwhile) => {
      await end()
      await meanwhile?.()
      server = await begin(variables)
    },
    crash: async () => {
      await end('SIGKILL')
      server = await begin(variables)
    },
    stop: async () => {
      await end()
      await postgres?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const BEFORE = ['--import', './e2e/moved-clock.ts', '--import', './e2e/late-answers.ts']

async function begin(env: NodeJS.ProcessEnv) {
  const server = spawn(process.execPath, [...BEFORE, 'server/dist/main.js'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  await hear(server, 'ready')
  server.stdout?.pipe(process.stdout)
  return server
}
