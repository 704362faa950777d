import { parseArgs } from 'node:util'
import { startPostgres } from '../scripts/postgres.ts'
import { playAgain } from './again.ts'
import { idleCrowd, tooManyForTheSystem } from './crowd.ts'
import { fillDisk, refuseGrowth } from './disk.ts'
import { failOver } from './failover.ts'
import { failPostgres, killOnFile, killOnPostgres } from './killed.ts'
import { playLong } from './long.ts'
import { littleMemory } from './memory.ts'
import { restartRolling } from './rolling.ts'
import { clockBack, slowDisk } from './strange.ts'

/** The same that `npm test` does for seconds, for as long as it takes to be sure. docs/reliability.md has the figures. */
const parts: Record<string, (counts: { rounds: number; minutes: number }) => Promise<object | string>> = {
  'killed-sqlite': ({ rounds }) => killOnFile(rounds),
  'killed-postgres': ({ rounds }) => onPostgres((url) => killOnPostgres(url, rounds)),
  'postgres-away': ({ rounds }) => failPostgres(Math.ceil(rounds / 5)),
  failover: ({ rounds }) => failOver(Math.ceil(rounds / 10)),
  rolling: ({ rounds }) => onPostgres((url) => restartRolling(url, Math.ceil(rounds / 20))),
  'disk-refuses': ({ rounds }) => refuseGrowth(Math.ceil(rounds / 5)),
  'disk-full': ({ rounds }) => fillDisk(Math.ceil(rounds / 5)),
  'disk-slow': ({ rounds }) => slowDisk(Math.ceil(rounds / 20)),
  'idle-crowd': () => idleCrowd(10_000, { waits: true }),
  'few-descriptors': ({ rounds }) => tooManyForTheSystem(Math.ceil(rounds / 20)),
  'little-memory': ({ rounds }) => littleMemory(Math.ceil(rounds / 20)),
  long: ({ minutes }) => playLong(minutes),
  'clock-back': ({ rounds }) => clockBack(Math.ceil(rounds / 20)),
  races: ({ rounds }) => playAgain('races', Math.ceil(rounds / 20)),
  upgrades: ({ rounds }) => playAgain('upgrades', Math.ceil(rounds / 50)),
  'slow-speakers': ({ rounds }) => playAgain('slow-speakers', Math.ceil(rounds / 20)),
  fuzz: ({ rounds }) => playAgain('fuzz', 1, rounds),
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '200' }, minutes: { type: 'string', default: '60' } },
})
const [rounds, minutes] = [Number(values.rounds), Number(values.minutes)]
const unknown = positionals.filter((name) => !(name in parts))
if (unknown.length > 0 || !(rounds > 0 && minutes > 0)) {
  console.error(`Usage: npm run soak -- [${Object.keys(parts).join(' ')}] [--rounds 200] [--minutes 60]`)
  process.exit(1)
}
for (const [name, play] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const since = performance.now()
  const figures = await play({ rounds, minutes })
  const seconds = Math.round((performance.now() - since) / 1000)
  console.log(`${name}: ${inWords(figures)} (${seconds} s)`)
}

function inWords(figures: object | string) {
  if (typeof figures === 'string') return figures
  return Object.entries(figures)
    .map(([what, figure]) => `${figure} ${what}`)
    .join(', ')
}

async function onPostgres<T>(work: (url: string) => Promise<T>): Promise<T> {
  const { url, stop } = await startPostgres()
  try {
    return await work(url)
  } finally {
    await stop()
  }
}
