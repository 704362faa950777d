import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../scripts/free-port.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import { accountOf } from '../../server/src/seed/plant.ts'
import { freshPostgres } from '../../server/src/testing.ts'
import { median } from '../median.ts'
import { type Family, newFamily, signIn } from './family.ts'
import type { Measured } from './load.ts'
import { askProgram, runOn, SERVER_CORE, startOn } from './pinned.ts'
import { measureProcesses } from './processes.ts'
import { type Row, writeResults } from './results.ts'
import { LEARNING, ROUNDS, SECONDS } from './rounds.ts'
import { folder, loadOf, startSprout } from './sprout.ts'
import { type Work, works, worksOnPostgres } from './works.ts'

/**
 * What every call is worth beside what it stands on, taken in turn in the same run: the machine's mood touches both. Each
 * figure is the middle one of the rounds. `npm run bench`
 */
const postgres = await startPostgres({ isDurable: true })
process.env.TEST_POSTGRES_URL = postgres.url
const rows: Row[] = []
try {
  const own = await startSprout({ DATA_DIR: join(folder, 'own') })
  const idle = memoryOf(own.pid)
  for (const work of works) await measure(work, await newFamily(own.port), ['sqlite'])
  const after = memoryOf(own.pid)
  await own.stop()
  const starts: number[] = []
  while (starts.length < ROUNDS) {
    const warm = await startSprout({ DATA_DIR: join(folder, 'own') })
    starts.push(warm.took)
    await warm.stop()
  }
  await measureSizes()
  const host = await startSprout({ DATABASE_URL: (await freshPostgres()).url })
  for (const work of worksOnPostgres)
    await measure(work, await newFamily(host.port), ['postgres', (await freshPostgres()).url])
  await host.stop()
  const processes = await measureProcesses()
  writeResults({ rows, idle, after, ready: median(starts), processes })
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true })
}

type Round = { theirs: number; ours: Measured }
/** What answers for so many seconds; of the engine nobody asks how long each waited. */
type Side<T> = (seconds: number) => Promise<T>

/** One round after the other: what it stands on, then ours, which has been asked a while before. */
async function inTurn(theirs: Side<{ rate: number }>, ours: Side<Measured>) {
  await ours(LEARNING)
  const rounds: Round[] = []
  while (rounds.length < ROUNDS) rounds.push({ theirs: (await theirs(SECONDS)).rate, ours: await ours(SECONDS) })
  return rounds
}

async function measure(work: Work, family: Family, engine: [string, ...string[]]) {
  const { clients, name, least, beside } = work
  const asked = await work.prepare(family)
  // What can be done only once is done in slices, as long as what is measured with them.
  const ids = asked.ids ?? []
  const inASecond = ids.length / (LEARNING + ROUNDS * SECONDS)
  const ours = (seconds: number) => {
    if (asked.ids) asked.ids = ids.splice(0, Math.floor(inASecond * seconds))
    return loadOf({ ...asked, port: family.port, clients, seconds })
  }
  const yardstick = beside === 'the engine' ? engineOf(engine) : await bareOf(asked, family, clients)
  rows.push(tell({ name, clients, beside, least, rounds: await inTurn(yardstick.side, ours) }))
  await yardstick.stop()
}

function engineOf([kind, ...rest]: [string, ...string[]]) {
  const side: Side<{ rate: number }> = (seconds) =>
    askProgram(SERVER_CORE, ['bench/speed/engines.ts', kind, String(seconds), ...rest])
  return { side, stop: async () => {} }
}

/** Bare Fastify that answers with the same bytes. */
async function bareOf(asked: Awaited<ReturnType<Work['prepare']>>, { port: from }: Family, clients: number) {
  const reply = await fetch(`http://127.0.0.1:${from}${asked.path}`, { headers: asked.headers })
  const said = { status: reply.status, type: reply.headers.get('content-type') ?? '', body: await reply.text() }
  const port = await freePort()
  const server = await startOn(SERVER_CORE, ['bench/speed/bare.ts', String(port), JSON.stringify(said)], {})
  const side: Side<Measured> = (seconds) => loadOf({ ...asked, port, clients, seconds })
  return { side, stop: server.stop }
}

function tell({ rounds, ...work }: Pick<Work, 'name' | 'clients' | 'beside' | 'least'> & { rounds: Round[] }): Row {
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
    [1_000, 1_000_000].map(async (lines) => {
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
    const { name, clients, prepare } = work
    const [askFew, askMany] = [await prepare(few.family), await prepare(many.family)]
    // What can be done only once is as much work in both.
    if (askFew.ids) continue
    const theirs: Side<Measured> = (seconds) => loadOf({ ...askFew, port: few.server.port, clients, seconds })
    const ours: Side<Measured> = (seconds) => loadOf({ ...askMany, port: many.server.port, clients, seconds })
    await theirs(LEARNING)
    const rounds = await inTurn(theirs, ours)
    rows.push(tell({ name: `${name}, a million lines`, clients, beside: 'a thousand lines', least: 0.83, rounds }))
  }
  for (const { server } of sizes) await server.stop()
}

/** In megabytes. */
function memoryOf(pid: number) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
