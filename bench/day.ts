import { readFileSync } from 'node:fs'
import type { Row } from './speed/results.ts'

/**
 * A day of a million families against what `npm run bench` has measured here: how much comes at the busiest minute, how much
 * of that one process can do, and what it adds up to. Nothing is asked of a server. `node bench/day.ts [families]`
 */
const FAMILIES = Number(process.argv[2] ?? 1_000_000)
const SEED = 20_261_120
const MINUTES = 1440

/** What a family does on a day: two caregivers open the app this often, and each time look and record so much. */
const VISITS = 8
const READS = 7
const WRITES = 1.5
const MINUTES_OPEN = 3
/** Bytes on the wire of a reply, packed, with its head; most are told that nothing changed. */
const READ_BYTES = 620
const WRITE_BYTES = 780
/** Bytes on the disk of a record with its indexes (`npm run seed -- --lines 200000`), and of the key of its retry, kept for a week. */
const RECORD_BYTES = 864
const KEY_BYTES = 660
const KEY_DAYS = 7

/** When people look, by the hour of their own day: before school, and from coming home to bed. */
const HOURS = [1, 0, 0, 0, 0, 2, 10, 16, 9, 4, 3, 3, 5, 4, 4, 6, 9, 12, 16, 18, 14, 9, 4, 2]
/** How many in a hundred live so many hours east of Greenwich: where zh, en and es are spoken. */
const ZONES: Readonly<Record<number, number>> = {
  [-8]: 7,
  [-7]: 3,
  [-6]: 13,
  [-5]: 15,
  [-4]: 6,
  [-3]: 6,
  0: 9,
  1: 10,
  8: 29,
  10: 2,
}

/**
 * Pages of 20 a second that are read from the database, as `npm run bench` found before answers were kept in memory: whoever
 * comes back after hours finds none of theirs there.
 */
const READ_ANEW = 1_094

/** A process that is busier than this lets people wait. */
const BUSY = 0.6

const rows: Row[] = JSON.parse(readFileSync(new URL('results.json', import.meta.url), 'utf8'))
const rateOf = (name: string) => rows.find((row) => row.name === name)?.rate ?? Number.NaN
const random = randomOf(SEED)

const visits = new Float64Array(MINUTES)
const all = HOURS.reduce((sum, share) => sum + share, 0)
for (const [east, share] of Object.entries(ZONES))
  for (const [hour, weight] of HOURS.entries())
    for (let minute = 0; minute < 60; minute++) {
      const utc = ((((hour - Number(east)) * 60 + minute) % MINUTES) + MINUTES) % MINUTES
      const expected = (FAMILIES * VISITS * (share / 100) * (weight / all)) / 60
      visits[utc] = (visits[utc] ?? 0) + poisson(expected)
    }

const busiest = Math.max(...visits)
const perSecond = (each: number) => (busiest * each) / 60
const [reads, writes] = [perSecond(READS), perSecond(WRITES)]
const readers = reads / (READ_ANEW * BUSY)
const writers = writes / (rateOf('record a behaviour, PostgreSQL') * BUSY)
const month = 30
const gigabytes = (bytes: number) => `${(bytes / 2 ** 30).toFixed(1)} GiB`
console.log(`${FAMILIES.toLocaleString('en')} families, ${visits.reduce((sum, many) => sum + many, 0).toLocaleString('en')} visits a day
busiest minute: ${reads.toFixed(0)} reads and ${writes.toFixed(0)} writes a second, ${(busiest * MINUTES_OPEN).toLocaleString('en')} streams open
processes for that, each ${BUSY * 100} % busy: ${Math.ceil(readers + writers)} (${readers.toFixed(1)} for reads, ${writers.toFixed(1)} for writes)
a family a month: ${(VISITS * (READS + WRITES) * month).toFixed(0)} requests, ${((VISITS * (READS * READ_BYTES + WRITES * WRITE_BYTES) * month) / 2 ** 20).toFixed(1)} MiB sent, ${((VISITS * WRITES * RECORD_BYTES * month) / 2 ** 10).toFixed(0)} KiB more on the disk, beside ${((VISITS * WRITES * KEY_BYTES * KEY_DAYS) / 2 ** 10).toFixed(0)} KiB for the keys of a week
all of them a month: ${gigabytes(FAMILIES * VISITS * WRITES * RECORD_BYTES * month)} more on the disk`)

/** The same numbers each time, so that two runs can be compared. */
function randomOf(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** So many come by chance where so many are expected. */
function poisson(expected: number) {
  const [first, second] = [Math.sqrt(-2 * Math.log(1 - random())), Math.cos(2 * Math.PI * random())]
  return Math.max(0, Math.round(expected + Math.sqrt(expected) * first * second))
}
