import assert from 'node:assert/strict'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../server/src/db/open.ts'
import type { Db, Tables } from '../server/src/db/tables.ts'
import { type Family, newFamily } from './family.ts'
import { startLoad } from './load.ts'
import { fileOfOurs } from './places.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const A_SECOND = 200
const FAMILIES = 10
const STREAMS_EACH = 10
const SAMPLES = 24
/** Within the first minutes a server only warms up, which tells nothing of what it will keep. */
const WARM_AFTER = 5
/** What is written down, and the key of each write for a week. */
const WRITTEN = ['lines', 'onceKeys']
/** By how much of its average a figure may grow from the first sample to the last: what leaks grows by more in an hour. */
const MEMORY_GROWS = 0.15
const LATENCY_GROWS = 0.5

type Sample = { megabytes: number; median: number; worst: number; rows: Record<string, number> }

/** Two hundred requests a second and a hundred open streams: nothing grows but what is written down. */
export async function playLong(minutes: number) {
  const place = fileOfOurs()
  const server = await startServer(place.settings)
  const { db, reader = db } = openDatabase({ kind: 'sqlite', file: join(place.folder, 'sprout.sqlite') })
  try {
    const families = await Promise.all(Array.from({ length: FAMILIES }, () => newFamily(server.address, 1)))
    const streams = await openStreams(server, families)
    const load = startLoad(server.address, families, A_SECOND)
    const samples: Sample[] = []
    for (let turn = 0; turn < SAMPLES; turn++) {
      await wait((minutes * 60_000) / SAMPLES)
      assert.equal(load.failures.length, 0, String(load.failures[0]))
      samples.push(await sample(server, reader, load.look()))
    }
    await load.stop()
    const { answered, writes } = load.counts
    assert.equal(streams.ended(), 0, 'streams that ended')
    assert.deepEqual(server.faults(), [])
    // In the first third it is still warming up.
    return {
      answered,
      'a second': Math.round(answered / minutes / 60),
      writes,
      heard: streams.heard(),
      ...judge(samples.slice(SAMPLES / 3), writes, minutes >= WARM_AFTER),
    }
  } finally {
    await reader.destroy()
    await db.destroy()
    await server.stop()
    place.drop()
  }
}

async function openStreams({ address }: ServerProcess, families: Family[]) {
  let ended = 0
  let heard = 0
  const open = async ({ cookie }: Family) => {
    const reply = await fetch(`${await address()}/api/live`, { headers: { cookie } })
    const listen = async () => {
      for await (const _ of reply.body ?? []) heard++
    }
    void listen()
      .catch(() => {})
      .finally(() => ended++)
  }
  await Promise.all(families.flatMap((family) => Array.from({ length: STREAMS_EACH }, () => open(family))))
  return { ended: () => ended, heard: () => heard }
}

async function sample({ address }: ServerProcess, db: Db, took: number[]): Promise<Sample> {
  const text = await (await fetch(`${await address()}/metrics`)).text()
  const bytes = Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1])
  const count = async ({ name }: { name: string }) => {
    const all = db.selectFrom(name as keyof Tables).select((eb) => eb.fn.countAll<number>().as('rows'))
    return [name, (await all.executeTakeFirstOrThrow()).rows] as const
  }
  const at = (part: number) => took[Math.floor(took.length * part)] ?? 0
  const rows = Object.fromEntries(await Promise.all((await db.introspection.getTables()).map(count)))
  return { megabytes: bytes / 1e6, median: at(0.5), worst: at(0.99), rows }
}

function judge(samples: Sample[], writes: number, isWarm: boolean) {
  const [first, last] = [samples[0], samples.at(-1)]
  assert(first && last)
  const others = ({ rows }: Sample) => Object.entries(rows).filter(([table]) => !WRITTEN.includes(table))
  assert.deepEqual(others(last), others(first), 'tables that nobody writes to')
  assert((last.rows.onceKeys ?? 0) <= writes, 'one key for each write, until it is swept')
  const memory = growth(samples.map(({ megabytes }) => megabytes))
  const latency = growth(samples.map(({ median }) => median))
  assert(
    !isWarm || memory < MEMORY_GROWS,
    `memory grew: ${samples.map(({ megabytes }) => Math.round(megabytes)).join(', ')} MB`,
  )
  assert(
    !isWarm || latency < LATENCY_GROWS,
    `the median grew: ${samples.map(({ median }) => median.toFixed(1)).join(', ')} ms`,
  )
  const rounded = (number: number) => Number(number.toFixed(2))
  return {
    'MB at first': rounded(first.megabytes),
    'MB at last': rounded(last.megabytes),
    'memory grew': rounded(memory),
    'ms median at last': rounded(last.median),
    'ms for 99 %': rounded(last.worst),
    'median grew': rounded(latency),
    lines: last.rows.lines ?? 0,
  }
}

/** The line through all figures, from its beginning to its end, as a part of their average. */
function growth(figures: number[]) {
  const middle = (figures.length - 1) / 2
  const mean = figures.reduce((sum, one) => sum + one, 0) / figures.length
  const up = figures.reduce((sum, one, place) => sum + (place - middle) * (one - mean), 0)
  const across = figures.reduce((sum, _, place) => sum + (place - middle) ** 2, 0)
  return ((up / across) * (figures.length - 1)) / mean
}
