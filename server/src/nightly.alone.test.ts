import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { copyNightly, isDue, nameOfNight } from './nightly.ts'
import { freshFolder, run } from './process-testing.ts'

vi.mock('node:child_process', { spy: true })
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('a copy is due from three in the morning until it is there', () => {
  const at = (hour: number) => new Date(2026, 2, 9, hour)
  expect(nameOfNight(at(0))).toBe('nightly-2026-03-09.sqlite')
  expect([0, 2, 3, 23].map((hour) => isDue(at(hour), () => false))).toEqual([false, false, true, true])
  expect(isDue(at(5), (name) => name === 'nightly-2026-03-09.sqlite')).toBe(false)
})

test('while one copy is under way no other begins', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const folder = freshFolder()
  vi.stubEnv('DATA_DIR', folder)
  const file = join(folder, 'sprout.sqlite')
  const database = { kind: 'sqlite' as const, file, backups: join(folder, 'backups') }
  // There is no file, so that none of them ever has its name.
  const complaints: unknown[] = []
  const look = (times: number) => vi.advanceTimersByTime(times * 15 * 60_000)
  const stop = copyNightly(
    { database, nightlyCopies: 7 },
    () => new Date(2026, 2, 9, 5),
    (complaint) => complaints.push(complaint),
  )
  look(4)
  expect(spawn).toHaveBeenCalledTimes(1)
  await expect.poll(() => complaints).toEqual([new Error(`There is no file ${file}.`)])
  look(2)
  expect(spawn).toHaveBeenCalledTimes(2)
  stop()
  await expect.poll(() => complaints).toHaveLength(2)
})

test('a clock that was ahead does not cost the copy of tonight', async () => {
  const folder = freshFolder()
  const backups = join(folder, 'backups')
  const { db } = openDatabase({ kind: 'sqlite', file: join(folder, 'sprout.sqlite') })
  await migrate({ db })
  await db.destroy()
  mkdirSync(backups)
  for (const day of ['01', '02', '03']) writeFileSync(join(backups, `nightly-2999-01-${day}.sqlite`), '')
  const copy = async () => (await run('backup', { DATA_DIR: folder, NIGHTLY_COPIES: '2' }, ['--nightly']).ended).code
  expect([await copy(), readdirSync(backups)]).toEqual([0, [expect.any(String), 'nightly-2999-01-03.sqlite']])
  const before = new Date()
  expect(await copy()).toBe(0)
  // It may have become midnight.
  expect([before, new Date()].map((day) => existsSync(join(backups, nameOfNight(day))))).toContain(true)
})
