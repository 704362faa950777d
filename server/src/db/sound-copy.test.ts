import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { freshFolder, run } from '../process-testing.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import { demandSound } from './sound-copy.ts'

/** An empty database of ours, which nobody can copy until it is let go. */
async function held() {
  const folder = freshFolder()
  const file = join(folder, 'sprout.sqlite')
  const made = openDatabase({ kind: 'sqlite', file })
  await migrate(made)
  await made.db.destroy()
  const holder = new Sqlite(file)
  onTestFinished(() => void holder.close())
  holder.pragma('journal_mode = DELETE')
  holder.exec('begin exclusive')
  return { folder, letGo: () => holder.close() }
}

test('two processes that make the same copy keep out of each other, and tidy up after one that died', async () => {
  const { folder, letGo } = await held()
  const backups = join(folder, 'backups')
  const begin = () => run('backup', { DATA_DIR: folder }, ['--nightly'])
  const parts = () => readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.part'))
  const dying = begin()
  await expect.poll(parts).toHaveLength(1)
  const left = parts()
  dying.child.kill('SIGKILL')
  await dying.ended
  // Had it come further, SQLite would have left this too.
  writeFileSync(join(folder, `${left[0]}-journal`), '')
  const copying = [begin(), begin()]
  await expect.poll(parts).toHaveLength(2)
  expect(parts()).not.toContain(left[0])
  letGo()
  for (const { ended } of copying) expect(await ended).toMatchObject({ code: 0, err: '' })
  const copies = readdirSync(backups)
  expect(copies).toEqual([expect.stringMatching(/^nightly-[\d-]+\.sqlite$/)])
  demandSound(join(backups, copies[0] ?? ''))
})
