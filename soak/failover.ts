import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { upTo } from './chance.ts'
import { findOrInstall } from './debian-programs.ts'
import { type Cluster, RENEWS_EVERY, startCluster } from './patroni.ts'
import { judgeAt } from './places.ts'
import { type Blow, type Figures, playRound } from './round.ts'
import { startServer } from './server-process.ts'
import { wireToPrimary } from './wire-to-primary.ts'

/** Seconds. */
const RESUMES_WITHIN = 30
const PHONES = 16
const SECOND = 1000

/** The primary falls, the other takes its place, and the fallen comes back as the standby. Notes after how many seconds writes went on. */
const fall =
  ({ primary, becomeDoubled }: Cluster, turn: number, resumed: number[]): Blow =>
  async (_, seen) => {
    // As likely just before its lease is renewed as just after.
    await wait(upTo(RENEWS_EVERY))
    const fallen = await primary()
    assert(fallen, 'there is a primary')
    if (turn % 2 === 1) {
      // On one machine all that was sent arrives; what it acknowledged now would be lost if it did not wait for the other.
      fallen.isolate()
      await wait(upTo(SECOND))
    }
    fallen.kill()
    const since = performance.now()
    const told = seen().unavailable + PHONES
    while (seen().unavailable < told) await wait(5)
    // What was open may have been done before: what comes after is written now.
    const open = seen().answers + PHONES
    while (seen().answers <= open) await wait(5)
    resumed.push((performance.now() - since) / SECOND)
    await fallen.begin()
    await becomeDoubled()
  }

type Resumed = { 'seconds in the middle': number; 'seconds at most': number }

/** The machine of the primary falls under load, time and again. */
export async function failOver(times: number): Promise<(Figures & Resumed) | string> {
  const programs = findOrInstall()
  if (typeof programs === 'string') return programs
  const cluster = await startCluster(programs)
  const balancer = await wireToPrimary(cluster)
  const server = await startServer({ DATABASE_URL: balancer.url })
  const resumed: number[] = []
  try {
    const blows = Array.from({ length: times }, (_, turn) => fall(cluster, turn, resumed))
    const figures = await playRound({ server, judge: judgeAt(balancer.url), blows })
    const sorted = resumed.map((seconds) => Number(seconds.toFixed(1))).toSorted((one, other) => one - other)
    const [middle, most] = [sorted[Math.floor(times / 2)] ?? 0, sorted.at(-1) ?? 0]
    assert(most < RESUMES_WITHIN, `writes went on after ${sorted.join(', ')} s`)
    return { ...figures, 'seconds in the middle': middle, 'seconds at most': most }
  } finally {
    await server.stop()
    await balancer.stop()
    cluster.drop()
  }
}
