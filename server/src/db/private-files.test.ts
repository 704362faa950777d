import { chmodSync, globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { livedFolder } from '../lived-folder-testing.ts'
import { freshFolder, run, serve } from '../process-testing.ts'

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8)
/** Of every file in a folder. */
const modesIn = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]))

test('what a server makes, and a copy of it, is for its own user alone', async () => {
  const folder = join(freshFolder(), 'data')
  const { url } = await serve({ DATA_DIR: folder })
  const body = JSON.stringify({ name: 'Ana', email: 'ana@example.org', password: 'correct horse' })
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(`${url}/api/auth/sign-up/email`, { method: 'POST', headers, body })).status).toBe(201)
  expect((await run('backup', { DATA_DIR: folder }).ended).code).toBe(0)
  const files = { 'sprout.sqlite': '600', 'sprout.sqlite-wal': '600', 'sprout.sqlite-shm': '600' }
  expect([modeOf(folder), modesIn(folder)]).toEqual(['700', { ...files, backups: '700' }])
  expect(Object.values(modesIn(join(folder, 'backups')))).toEqual(['600'])
}, 60_000)

test('what lies open from before is closed at the next start, but for what an operator has set or laid there', async () => {
  const { folder, file, backups } = await livedFolder()
  chmodSync(folder, 0o755)
  mkdirSync(backups)
  chmodSync(backups, 0o755)
  const names = ['nightly-2026-03-08.sqlite', 'before-restore.sqlite-wal', 'for-the-group.sqlite', 'notes.txt']
  for (const name of names) {
    writeFileSync(join(backups, name), '')
    chmodSync(join(backups, name), name.startsWith('for-the-group') ? 0o640 : 0o644)
  }
  chmodSync(file, 0o644)
  await serve({ DATA_DIR: folder })
  const files = { 'sprout.sqlite': '600', 'sprout.sqlite-wal': '600', 'sprout.sqlite-shm': '600' }
  expect([modeOf(folder), modesIn(folder)]).toEqual(['755', { ...files, backups: '755' }])
  const closed = { 'nightly-2026-03-08.sqlite': '600', 'before-restore.sqlite-wal': '600' }
  expect(modesIn(backups)).toEqual({ ...closed, 'for-the-group.sqlite': '640', 'notes.txt': '644' })
}, 60_000)

test('a folder of copies that cannot be read keeps nobody from starting, and no measure from being told', async () => {
  const folder = freshFolder()
  // As one of another user: whoever is root may read that.
  writeFileSync(join(folder, 'backups'), '')
  const { url } = await serve({ DATA_DIR: folder })
  const measures = await fetch(`${url}/metrics`)
  expect([measures.status, (await measures.text()).includes('nightly_copy_timestamp_seconds ')]).toEqual([200, false])
}, 60_000)

test('what is restored is for its own user, however open the copy lay', async () => {
  const folder = join(freshFolder(), 'data')
  const { file: copy } = await livedFolder()
  chmodSync(copy, 0o644)
  expect((await run('restore', { DATA_DIR: folder }, [copy]).ended).code).toBe(0)
  expect([modeOf(folder), modesIn(folder)]).toEqual(['700', { 'sprout.sqlite': '600' }])
  expect(modeOf(copy)).toBe('644')
}, 60_000)

test('every program begins by that', () => {
  const programs = globSync('server/src/*.ts').filter((file) => readFileSync(file, 'utf8').includes('process.argv'))
  expect(programs).toHaveLength(5)
  for (const file of programs)
    expect(readFileSync(file, 'utf8')).toMatch(/\nkeepFilesPrivate\(\)\n(settleEngine\(\)\n)?try \{/)
})
