import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { appendFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { upTo } from './chance.ts'
import type { Family } from './family.ts'
import { fileOfOurs } from './places.ts'
import { type Blow, type Figures, playRound } from './round.ts'
import { ask } from './sender.ts'
import { type ServerProcess, startServer } from './server-process.ts'

type Disk = { fill: () => unknown; clear: () => unknown; isAll?: boolean }

/** Fills the disk and makes room again: meanwhile whoever writes is told to come back, and whoever only looks is served. */
const fillings = (server: ServerProcess, disks: Disk[], times: number): Blow[] =>
  Array.from({ length: times }, () => disks)
    .flat()
    .map(({ fill, clear, isAll }) => async (families, seen) => {
      fill()
      const enough = seen().unavailable + 16
      while (seen().unavailable < enough) await wait(5)
      await canRead(server, families)
      if (isAll) await cannotExport(server, families)
      clear()
    })

const HOUR = 3_600_000

/** Also two hours later, when the use of a session would be noted. */
async function canRead({ address, tell }: ServerProcess, families: Family[]) {
  for (const later of [0, 2 * HOUR]) {
    await tell(later)
    for (const { cookie, children } of families)
      for (const path of ['/api/children', `/api/activities/${children[0]}`, '/api/family', '/readyz'])
        assert.equal((await ask(address, { cookie, method: 'GET', path })).status, 200, path)
  }
  await tell(0)
}

/** A download is written down first, which cannot be done now. */
async function cannotExport({ address }: ServerProcess, [family]: Family[]) {
  const cookie = family?.cookie ?? ''
  assert.equal((await ask(address, { cookie, method: 'GET', path: '/api/family/export' })).status, 503)
}

/** The system refuses to let files grow: somewhere in the midst of a transaction's pages, or from the first byte. */
export async function refuseGrowth(times: number): Promise<Figures> {
  const place = fileOfOurs()
  const server = await startServer(place.settings, { before: './e2e/moved-clock.ts' })
  const wal = join(place.folder, 'sprout.sqlite-wal')
  const limit = (bytes: number | 'unlimited') =>
    execFileSync('prlimit', ['--pid', String(server.pid()), `--fsize=${bytes}:unlimited`])
  const clear = () => limit('unlimited')
  const disks = [
    { fill: () => limit(0), clear, isAll: true },
    { fill: () => limit(upTo(statSync(wal).size)), clear },
  ]
  try {
    return await playRound({ server, judge: place.judge, blows: fillings(server, disks, times) })
  } finally {
    await server.stop()
    place.drop()
  }
}

const DISK = '24m'

/** A disk that is full indeed. Only root may make one. */
export async function fillDisk(times: number): Promise<Figures | string> {
  if (process.getuid?.() !== 0) return 'skipped: only root may mount a small disk'
  const place = fileOfOurs()
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'sprout-soak', place.folder])
  const server = await startServer(place.settings, { before: './e2e/moved-clock.ts' })
  const ballast = join(place.folder, 'ballast')
  const fill = () => {
    try {
      for (;;) appendFileSync(ballast, new Uint8Array(4096))
    } catch (error) {
      assert.equal((error as NodeJS.ErrnoException).code, 'ENOSPC')
    }
  }
  try {
    const disks = [{ fill, clear: () => rmSync(ballast) }]
    return await playRound({ server, judge: place.judge, blows: fillings(server, disks, times) })
  } finally {
    await server.stop()
    execFileSync('umount', [place.folder])
    place.drop()
  }
}
