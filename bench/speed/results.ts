import { mkdirSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform, release, totalmem } from 'node:os'
import { join } from 'node:path'
import { pinned } from './pinned.ts'
import type { Processes } from './processes.ts'
import { ROUNDS } from './rounds.ts'

export type Row = {
  name: string
  clients: number
  beside: string
  least: number
  ratio: number
  rate: number
  theirs: number
  p50: number
  p99: number
}
type Results = {
  rows: readonly Row[]
  /** Megabytes. */
  idle: number
  after: number
  /** Milliseconds from the start of the process to its first word, the middle one of as many starts. */
  ready: number
  processes: readonly Processes[]
}

const FOLDER = 'bench'

/** What was measured, for people: `bench/RESULTS.md` with a picture. */
export function writeResults(results: Results) {
  mkdirSync(join(FOLDER, 'plots'), { recursive: true })
  writeFileSync(join(FOLDER, 'plots', 'ratios.svg'), ratios(results.rows))
  writeFileSync(join(FOLDER, 'RESULTS.md'), page(results))
  writeFileSync(join(FOLDER, 'results.json'), `${JSON.stringify(results.rows, null, 2)}\n`)
}

function page({ rows, idle, after, ready, processes }: Results) {
  const table = rows.map(
    ({ name, clients, beside, least, ratio, rate, theirs, p50, p99 }) =>
      `| ${name} | ${clients} | **${ratio.toFixed(2)}** of ${beside} | ${least ? least.toFixed(2) : ''} | ${rate.toFixed(0)} : ${theirs.toFixed(0)} | ${p50.toFixed(2)} | ${p99.toFixed(2)} |`,
  )
  return `# How fast

Written by \`npm run bench\`. Every ratio is the middle one of ${ROUNDS} rounds in which both were measured in turn; machines are noisy, so the ratios count, not the rates.

${cpus()[0]?.model ?? arch()} × ${cpus().length}, ${(totalmem() / 2 ** 30).toFixed(0)} GiB, ${platform()} ${release()}, Node ${process.version}; ${pinned}.

![Ratios, and what was to be reached](plots/ratios.svg)

| work | clients | ratio | to reach | a second, ours : theirs | p50 ms | p99 ms |
|---|---:|---|---:|---:|---:|---:|
${table.join('\n')}

- "The engine" commits the same records by itself, one by one: better-sqlite3 with WAL and \`synchronous=FULL\`, or PostgreSQL through 16 pipelined connections, of which each writes for a child of its own, as each of our 16 clients does there. "Fastify" answers the same bytes and does nothing else.
- Ready ${(ready / 1000).toFixed(2)} s after the process was started, on a database that was there.
- Resident memory: ${idle.toFixed(0)} MB idle, ${after.toFixed(0)} MB after all of the above on SQLite.
- On one PostgreSQL: ${processes.map(({ processes: many, rate, ratio }) => `${many} ${many > 1 ? 'processes' : 'process'} ${rate.toFixed(0)} records a second (${ratio.toFixed(2)})`).join(', ')}. Servers, database and load generator share the cores.
`
}

const ROW = 28
const LEFT = 300
const WIDTH = 760
/** A ratio of one is so wide. */
const ONE = 160
const MOST = (WIDTH - LEFT - 60) / ONE

/** A bar for each, and a mark where it was to reach. */
function ratios(rows: readonly Row[]) {
  const bars = rows.map(({ name, ratio, least }, nth) => {
    const y = 16 + nth * ROW
    const width = Math.min(ratio, MOST) * ONE
    const mark = least ? `<path d="M${LEFT + least * ONE} ${y - 2}v20" stroke="#0b3d20" stroke-width="2"/>` : ''
    return `<text x="${LEFT - 8}" y="${y + 13}" text-anchor="end">${name}</text><rect x="${LEFT}" y="${y}" width="${width.toFixed(1)}" height="16" rx="4" fill="${ratio >= least ? '#237f42' : '#b5552b'}"/>${mark}<text x="${LEFT + width + 6}" y="${y + 13}">${ratio.toFixed(2)}</text>`
  })
  const height = rows.length * ROW + 24
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="13"><title>Ratios, and what was to be reached</title><rect width="100%" height="100%" fill="#fbf8f1"/>${bars.join('')}</svg>\n`
}
