import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildStale } from './build-stale.mjs'
import { askNode, runNode } from './child.mjs'
import { freePort } from './free-port.ts'
import { hear } from './hear.ts'
import { temporaryFolder } from './temporary-folder.ts'

beforeAll(buildStale, 120_000)

/** Runs `npm start` as a terminal does: in a process group of its own. */
async function npmStart(port?: number) {
  const PORT = port ?? (await freePort())
  const env = { ...process.env, PORT: String(PORT), DATA_DIR: temporaryFolder(), DATABASE_URL: '', LOG_LEVEL: 'warn' }
  const npm = spawn('npm', ['start'], { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => killGroup(npm, 'SIGKILL'))
  return { npm, address: `http://localhost:${PORT}`, ready: hear(npm, 'ready at') }
}

function killGroup({ pid, exitCode }: ChildProcess, signal: NodeJS.Signals) {
  if (exitCode === null) process.kill(-pid!, signal)
}

async function ended(npm: ChildProcess) {
  const [code] = await once(npm, 'close')
  return code
}

test.for<[string, (npm: ChildProcess) => void]>([
  ['SIGTERM to npm', (npm) => npm.kill('SIGTERM')],
  ['Ctrl-C in the terminal', (npm) => killGroup(npm, 'SIGINT')],
])('%s ends the server with it', async ([, end]) => {
  const { npm, address, ready } = await npmStart()
  const said = await ready
  expect(said).toContain(address)
  expect((await fetch(`${address}/healthz`)).status).toBe(200)

  const complaints: string[] = []
  npm.stderr?.on('data', (text) => complaints.push(text))
  end(npm)
  expect(await ended(npm)).toBe(0)
  expect(complaints.join('')).toBe('')
  await expect(fetch(`${address}/healthz`)).rejects.toThrow()
})

test('the copy of a night is made by what was built', async () => {
  const DATA_DIR = temporaryFolder()
  const variables = { DATA_DIR, DATABASE_URL: '' }
  await runNode(['server/src/seed.ts', '--lines', '100'], { variables, stdio: 'ignore' })
  expect(await askNode(['server/dist/backup.js', '--nightly'], { variables })).toMatchObject({ code: 0 })
  expect(readdirSync(join(DATA_DIR, 'backups'))).toEqual([expect.stringMatching(/^nightly-/)])
})

test('a second start with nothing changed neither installs nor builds anything', async () => {
  const { ready } = await npmStart()
  expect(await ready).not.toMatch(/Installing|Building/)
})

test('a port in use is told in one sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const { npm, ready } = await npmStart(port)
  const all = await ready.then(
    () => 'it started',
    (error: Error) => error.message,
  )
  expect(all).toContain(`Port ${port} is in use`)
  expect(all).not.toMatch(/\n\s+at /)
  expect(npm.exitCode).toBe(1)
})
