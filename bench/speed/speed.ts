import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/free-port.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import { accountOf } from '../../server/src/seed/plant.ts'
import { freshPostgres } from '../../server/src/testing.ts'
import { median } from '../median.ts'
import { type Family, newFamily, signIn } from './family.ts'
import type { Load, Measured } from './load.ts'
import { askProgram, CLIENT_CORE, runOn, SERVER_CORE, startOn } from './pinned.ts'
import { type Row, writeResults } from './results.ts'
import { type Work, works, worksOnPostgres } from './works.ts'

/**
 * What every call is worth beside what it stands on, taken in turn in the same run: the machine's mood touches both. Each
 * figure is the middle one of the rounds. `npm run bench`
 */
const ROUNDS = 5
const SECONDS = 2
const MANY = 1_000_000
const FEW = 1_000

const folder = mkdtempSync(join(tmpdir(), 'sprout-speed-'))
const postgres = await startPostgres({ isDurable: true })
process.env.TEST_POSTGRES_URL = postgres.url
const rows: Row[] = []
let loads = 0
try {
  const own = await startSprout({ DATA_DIR: join(folder, 'own') })
  const idle = memoryOf(own.pid)
  for (const work of works) await measure(work, await newFamily(own.port), ['sqlite'])
  const after = memoryOf(own.pid)
  await own.stop()
  const warm = await startSprout({ DATA_DIR: join(folder, 'own') })
  await warm.stop()
  await measureSizes()
  const host = await startSprout({ DATABASE_URL: (await freshPostgres()).url })
  for (const work of worksOnPostgres)
    await measure(work, await newFamily(host.port), ['postgres', (await freshPostgres()).url])
  await host.stop()
  const processes = await measureProcesses()
  writeResults({ rows, idle, after, ready: warm.took, processes })
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true })
}

async function startSprout(env: NodeJS.ProcessEnv, core = SERVER_CORE) {
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
function loadOf(load: Load) {
  const said = join(folder, `load-${++loads}.json`)
  writeFileSync(said, JSON.stringify(load))
  return askProgram<Measured>(CLIENT_CORE, ['bench/speed/load.ts', said])
}

/** One round after the other: what it stands on, then ours. The first is not counted: V8 is still learning what is asked. */
async function measure(work: Work, family: Family, engine: [string, ...string[]]) {
  const { clients, name, least, beside } = work
  const asked = await work.prepare(family)
  const ours = (): Promise<Measured> => loadOf({ ...asked, port: family.port, clients, seconds: SECONDS })
  const yardstick = beside === 'the engine' ? engineOf(engine) : await bareOf(asked, family, clients)
  const rounds: { theirs: number; ours: Measured }[] = []
  // What can be done only once is done in slices.
  const slice = Math.floor((asked.ids?.length ?? 0) / (ROUNDS + 1))
  const ids = asked.ids ?? []
  for (let round = 0; round <= ROUNDS; round++) {
    if (slice) asked.ids = ids.slice(round * slice, (round + 1) * slice)
    rounds.push({ theirs: await yardstick.rate(), ours: await ours() })
  }
  await yardstick.stop()
  rows.push(tell({ name, clients, beside, least, rounds: rounds.slice(1) }))
}

function engineOf([kind, ...rest]: [string, ...string[]]) {
  const args = ['bench/speed/engines.ts', kind, String(SECONDS), ...rest]
  return { rate: async () => (await askProgram<{ rate: number }>(SERVER_CORE, args)).rate, stop: async () => {} }
}

/** Bare Fastify that answers with the same bytes. */
async function bareOf(asked: Awaited<ReturnType<Work['prepare']>>, { port: from }: Family, clients: number) {
  const reply = await fetch(`http://127.0.0.1:${from}${asked.path}`, { headers: asked.headers })
  const said = { status: reply.status, type: reply.headers.get('content-type') ?? '', body: await reply.text() }
  const port = await freePort()
  const server = await startOn(SERVER_CORE, ['bench/speed/bare.ts', String(port), JSON.stringify(said)], {})
  return {
    rate: async () => (await loadOf({ ...asked, port, clients, seconds: SECONDS })).rate,
    stop: server.stop,
  }
}

function tell({
  rounds,
  ...work
}: Pick<Work, 'name' | 'clients' | 'beside' | 'least'> & { rounds: { theirs: number; ours: Measured }[] }): Row {
  const row = {
    ...work,
    ratio: median(rounds.map(({ theirs, ours }) => ours.rate / theirs)),
    rate: median(rounds.map(({ ours }) => ours.rate)),
    theirs: median(rounds.map(({ theirs }) => theirs)),
    p50: median(rounds.map(({ ours }) => ours.p50)),
    p99: median(rounds.map(({ ours }) => ours.p99)),
  }
  const { name, ratio, beside, least, rate, theirs, p50, p99 } = row
  const waits = `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`
  console.log(
    `${name}: ${ratio.toFixed(2)} of ${beside} (${least} to reach), ${rate.toFixed(0)} against ${theirs.toFixed(0)} a second, ${waits}`,
  )
  return row
}

/** A family with a million lines beside one with a thousand: the same calls, in turn. */
async function measureSizes() {
  const sizes = await Promise.all(
    [FEW, MANY].map(async (lines) => {
      const DATA_DIR = join(folder, String(lines))
      const seeding = runOn(SERVER_CORE, ['server/src/seed.ts', '--lines', String(lines)], { ...process.env, DATA_DIR })
      seeding.stdout?.resume()
      await new Promise((done) => seeding.once('close', done))
      const server = await startSprout({ DATA_DIR })
      return { server, family: await signIn(server.port, accountOf('en')) }
    }),
  )
  const [few, many] = sizes as [(typeof sizes)[number], (typeof sizes)[number]]
  for (const work of works.filter(({ clients, least }) => clients > 1 && least > 0)) {
    const [askFew, askMany] = [await work.prepare(few.family), await work.prepare(many.family)]
    const rounds: { theirs: number; ours: Measured }[] = []
    while (rounds.length < ROUNDS && !askFew.ids) {
      const { rate } = await loadOf({ ...askFew, port: few.server.port, clients: work.clients, seconds: SECONDS })
      const ours = await loadOf({ ...askMany, port: many.server.port, clients: work.clients, seconds: SECONDS })
      rounds.push({ theirs: rate, ours })
    }
    if (rounds.length > 0)
      rows.push(
        tell({
          name: `${work.name}, a million lines`,
          clients: work.clients,
          beside: 'a thousand lines',
          least: 0.83,
          rounds,
        }),
      )
  }
  for (const { server } of sizes) await server.stop()
}

/** One, two and four processes on one PostgreSQL: records a second. */
async function measureProcesses() {
  const DATABASE_URL = (await freshPostgres()).url
  const rates: { processes: number; rate: number }[] = []
  for (const processes of [1, 2, 4]) {
    const servers = await Promise.all(
      Array.from({ length: processes }, (_, nth) => startSprout({ DATABASE_URL }, nth % 2)),
    )
    const loads = await Promise.all(
      servers.map(async ({ port }) => {
        const family = await newFamily(port)
        const asked = await worksOnPostgres[0]?.prepare(family)
        if (!asked) throw new Error('There is nothing to measure')
        return (seconds: number) => loadOf({ ...asked, port, clients: 8, seconds })
      }),
    )
    const all = (seconds: number) => Promise.all(loads.map((load) => load(seconds)))
    // Each has but its part of the cores to learn in.
    await all(SECONDS * 2 * processes)
    const measured = await all(SECONDS * 2)
    rates.push({ processes, rate: measured.reduce((sum, { rate }) => sum + rate, 0) })
    for (const { stop } of servers) await stop()
    console.log(`${processes} on one PostgreSQL: ${rates.at(-1)?.rate.toFixed(0)} records a second`)
  }
  return rates
}

/** In megabytes. */
function memoryOf(pid: number) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
