import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../server/src/config.ts'
import { databases, startServer } from '../server/src/testing.ts'

const read = (name: string) => readFileSync(name, 'utf8')
const page = read('docs/operations.md')
const unit = read('deploy/sprout.service')

test('the board asks for measures that there are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sprout-board-'))
  mkdirSync(join(folder, 'backups'))
  writeFileSync(join(folder, 'backups', 'nightly-2026-03-09.sqlite'), '')
  const server = await startServer(databases.sqlite, { DATA_DIR: folder })
  await server.newFamilyWithChild()
  const { body } = await server.app.inject('/metrics')
  await server.stop()
  rmSync(folder, { recursive: true })
  const told = new Set([...body.matchAll(/^([a-z_0-9]+)(?=[{ ])/gm)].map(([, name]) => name))
  const board: { panels: { targets: { expr: string }[] }[] } = JSON.parse(read('deploy/grafana-dashboard.json'))
  const asked = [...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), page]
  const names = asked.flatMap((text) => text.match(/\b(http(?!_404)|db|process|nodejs|open|nightly)_[a-z_0-9]+/g) ?? [])
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !told.has(name))).toEqual([])
})

test('what the files and the page name is there', () => {
  const copied = [...read('deploy/Dockerfile').matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  )
  expect(copied).toContain('server')
  const run = [
    ...read('deploy/Dockerfile').matchAll(/\b[\w/]+\.(?:mjs|ts)\b/g),
    ...unit.matchAll(/\b[\w/]+\.ts\b/g),
  ].map(([name]) => name)
  const linked = [...page.matchAll(/\]\(\.\.\/([\w./-]+)/g)].map(([, name = '']) => name)
  const named = [...page.matchAll(/(?:deploy|server\/src)\/[\w.-]+\w/g)].map(([name]) => name)
  expect([...copied, ...run, ...linked, ...named].filter((name) => !existsSync(name))).toEqual([])
  const kept = new Set(
    read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1)),
  )
  expect(copied.filter((name) => !kept.has(name))).toEqual([])
})

test('what they start is what npm start starts', () => {
  const [, program] = /'(server\/dist\/\w+\.js)'/.exec(read('scripts/start.mjs')) ?? []
  const [, flags] = /node (--.+) scripts/.exec(JSON.parse(read('package.json')).scripts.start) ?? []
  expect([program, flags]).not.toContain(undefined)
  for (const file of [unit, read('deploy/Dockerfile')])
    expect(file.replaceAll(/[",[\]]/g, '')).toContain(`node ${flags} ${program}\n`)
  const [memory] = /MALLOC_ARENA_MAX=\d+/.exec(read('package.json')) ?? []
  for (const file of [unit, read('deploy/Dockerfile')]) expect(file).toContain(memory)
})

test('a document that is on its way lies on the disk, not in memory', () => {
  const compose = read('deploy/compose.yaml')
  const [, volume] = /volumes: \["\w+:(\S+)"\]/.exec(compose) ?? []
  expect(volume).toBeDefined()
  expect(compose).toContain(`TMPDIR: ${volume}\n`)
})

test('every setting that they make is one, with a value that fits', () => {
  const described = new Set(
    [...read('README.md').matchAll(/`([A-Z]+_[A-Z_]+|PORT|HOST|METRICS)`/g)].map(([, name]) => name),
  )
  const compose = [...read('deploy/compose.yaml').matchAll(/^ {6}([A-Z_]+): (.+)$/gm)]
  const image = [...read('deploy/Dockerfile').matchAll(/\b([A-Z_]+)=(\S+)/g)]
  const service = [...unit.matchAll(/\b([A-Z_]+)=(\S+)/g)]
  const told = [...page.matchAll(/\b(PUBLIC_URL|TRUST_PROXY|METRICS|HOST|LOG_LEVEL)=([\w:/.]+)/g)]
  // Node's own, the C library's, and the system's.
  const others = new Set(['NODE_ENV', 'MALLOC_ARENA_MAX', 'TMPDIR'])
  for (const settings of [compose, image, service, told]) {
    const made = Object.fromEntries(settings.map(([, name = '', value = '']) => [name, value]))
    expect(Object.keys(made).filter((name) => !described.has(name) && !others.has(name))).toEqual([])
    expect(() => readConfig(made)).not.toThrow()
  }
})

test('whoever stops it waits until it has ended by itself', () => {
  const [mostDrained, toFinish] = [60, 10]
  expect(() => readConfig({ DRAIN_SECONDS: String(mostDrained + 1) })).toThrow()
  const waits = [
    /^TimeoutStopSec=(\d+)$/m.exec(unit),
    /^ +stop_grace_period: (\d+)s$/m.exec(read('deploy/compose.yaml')),
  ]
  for (const wait of waits) expect(Number(wait?.[1])).toBeGreaterThan(mostDrained + toFinish)
})

test('no setting of a proxy is forgotten: streams at once, the address of who asks, no measures', () => {
  const [nginx, caddy] = [read('deploy/nginx.conf'), read('deploy/Caddyfile')]
  for (const words of [
    'proxy_buffering off',
    'X-Forwarded-For $remote_addr',
    'X-Forwarded-Proto $scheme',
    '/api/(live|ai/chat/stream)',
  ])
    expect(nginx).toContain(words)
  expect(nginx).toMatch(/location = \/metrics \{\s+return 404;/)
  expect(caddy).toMatch(/respond \/metrics 404[\s\S]+flush_interval -1/)
})

/** What systemd says of a unit; nothing where there is no systemd, or one that cannot look at a file. */
function ask(verb: string[], words: string) {
  const folder = mkdtempSync(join(tmpdir(), 'sprout-unit-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'sprout.service')
  writeFileSync(file, words.replaceAll('/opt/sprout', process.cwd()))
  const { stdout, stderr } = spawnSync('systemd-analyze', [...verb, '--no-pager', file], { encoding: 'utf8' })
  return (stdout ?? '') + (stderr ?? '')
}
const faultsOf = (words: string) =>
  ask(['verify'], words)
    .split('\n')
    .filter((line) => line.includes('sprout.service'))

const here = unit.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`)

test('systemd understands the unit', ({ skip }) => {
  const spoilt = here.replace('[Service]', '[Service]\nUser Sprout')
  skip(faultsOf(spoilt).length === 0, 'there is no systemd here that can look at a file')
  expect(faultsOf(here)).toEqual([])
})

test('systemd finds the unit guarded', ({ skip }) => {
  const exposure = (words: string) =>
    Number(/exposure level for sprout\.service: ([\d.]+)/.exec(ask(['security', '--offline=true'], words))?.[1])
  const bare = `[Service]\nExecStart=${process.execPath}\n`
  skip(Number.isNaN(exposure(bare)), 'there is no systemd here that can look at a file')
  expect(exposure(bare)).toBeGreaterThan(9)
  expect(exposure(here)).toBeLessThanOrEqual(1.5)
})
