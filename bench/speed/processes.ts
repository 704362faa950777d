import { freshPostgres } from '../../server/src/testing.ts'
import { median } from '../median.ts'
import { newFamily } from './family.ts'
import { LEARNING, ROUNDS, SECONDS } from './rounds.ts'
import { loadOf, startSprout } from './sprout.ts'
import { recordForEach } from './works.ts'

const CLIENTS_EACH = 8

export type Processes = { processes: number; rate: number; ratio: number }

/** One, two and four processes, each of these on a PostgreSQL database of their own, in turn: records a second. */
export async function measureProcesses(): Promise<Processes[]> {
  const sets = []
  for (const processes of [1, 2, 4]) sets.push({ processes, rates: [] as number[], ...(await start(processes)) })
  for (let round = 0; round < ROUNDS; round++)
    for (const { rates, all } of sets) {
      const measured = await all(SECONDS)
      rates.push(measured.reduce((sum, { rate }) => sum + rate, 0))
    }
  for (const { stop } of sets) await stop()
  const alone = sets[0]?.rates ?? []
  return sets.map(({ processes, rates }) => {
    const rate = median(rates)
    const ratio = median(rates.map((one, round) => one / (alone[round] ?? Number.NaN)))
    console.log(`${processes} on one PostgreSQL: ${ratio.toFixed(2)} of one, ${rate.toFixed(0)} records a second`)
    return { processes, rate, ratio }
  })
}

async function start(processes: number) {
  const DATABASE_URL = (await freshPostgres()).url
  const each = Array.from({ length: processes }, (_, nth) => startSprout({ DATABASE_URL }, nth % 2))
  const servers = await Promise.all(each)
  const loads = await Promise.all(
    servers.map(async ({ port }) => {
      const asked = await recordForEach(await newFamily(port))
      return (seconds: number) => loadOf({ ...asked, port, clients: CLIENTS_EACH, seconds })
    }),
  )
  const all = (seconds: number) => Promise.all(loads.map((load) => load(seconds)))
  const stop = async () => {
    for (const server of servers) await server.stop()
  }
  // Each has but its part of the cores to learn in.
  await all(LEARNING * processes)
  return { all, stop }
}
