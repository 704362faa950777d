import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { livedFolder } from './lived-folder-testing.ts'
import { freshFolder, run, serve } from './process-testing.ts'

/** Every row of every table. */
function contents(file: string) {
  const database = new Sqlite(file, { readonly: true })
  const tables = database.prepare<[], { name: string }>("select name from sqlite_schema where type = 'table'").all()
  const rows = tables.map(({ name }) => [name, database.prepare(`select * from "${name}" order by 1, 2`).all()])
  database.close()
  return Object.fromEntries(rows)
}

const pathIn = (said: string) => /: (\S+\.sqlite)\n$/.exec(said)?.[1] ?? ''

async function signIn(url: string) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'demo-en@sprout.example', password: 'small steps every day' })
  const reply = await fetch(`${url}/api/auth/sign-in/email`, { method: 'POST', headers, body })
  const cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return (method: string, path: string, said?: object) =>
    fetch(`${url}/api/${path}`, {
      method,
      headers: { ...headers, cookie },
      ...(said && { body: JSON.stringify(said) }),
    })
}

/** A server that was killed before what it had kept last was written into the file. */
async function fallen(settings: { DATA_DIR: string }) {
  const server = await serve(settings)
  const call = await signIn(server.url)
  const children = (await (await call('GET', 'children')).json()) as { id: string }[]
  const said = { childId: children[0]?.id, type: 'reward', title: 'Only in the log', points: 1 }
  expect((await call('POST', 'behaviors', said)).status).toBe(201)
  server.child.kill('SIGKILL')
  await server.ended
  const log = readFileSync(join(settings.DATA_DIR, 'sprout.sqlite-wal'))
  expect(log.includes('Only in the log')).toBe(true)
  return { children, log }
}

describe('a copy of the database', { timeout: 90_000 }, () => {
  test('is made while others write, and restored it is equal', async () => {
    const { settings, file, backups } = await livedFolder()
    const server = await serve({ ...settings, RATE_LIMITS: 'off' })
    const call = await signIn(server.url)
    const [child] = (await (await call('GET', 'children')).json()) as { id: string }[]
    const copying = run('backup', settings).ended
    let isMade = false
    void copying.finally(() => (isMade = true))
    let written = 0
    while (!isMade) {
      const said = { childId: child?.id, type: 'reward', title: 'Meanwhile', points: 1 }
      expect((await call('POST', 'behaviors', said)).status).toBe(201)
      written++
    }
    expect(written).toBeGreaterThan(0)
    const { out, err, code } = await copying
    expect([code, err]).toEqual([0, ''])
    const copy = pathIn(out)
    expect(readdirSync(backups)).toEqual([copy.split('/').at(-1)])
    const kept = contents(copy)

    const early = await run('restore', settings, [copy]).ended
    expect([early.code, early.err]).toEqual([1, 'Sprout is running with sprout.sqlite. Stop it first, then restore.\n'])
    server.child.kill('SIGTERM')
    await server.ended

    const before = contents(file)
    const restored = await run('restore', settings, [copy]).ended
    expect([restored.code, restored.err]).toEqual([0, ''])
    expect(contents(file)).toEqual(kept)
    expect(contents(pathIn(restored.out.replace(' is ', ': ')))).toEqual(before)
    const again = await serve(settings)
    expect((await (await signIn(again.url))('GET', 'children')).status).toBe(200)
  })

  test('takes the place of a file that is damaged, or missing', async () => {
    const { settings, file, folder } = await livedFolder()
    const { out } = await run('backup', settings).ended
    const kept = contents(pathIn(out))
    writeFileSync(file, 'A letter. '.repeat(1000))
    expect((await run('restore', settings, [pathIn(out)]).ended).code).toBe(0)
    expect(contents(file)).toEqual(kept)

    const elsewhere = { DATA_DIR: freshFolder(), INIT_CWD: folder }
    const name = join('backups', pathIn(out).split('/').at(-1) ?? '')
    expect(await run('restore', elsewhere, [name]).ended).toMatchObject({ code: 0, err: '' })
    expect(contents(join(elsewhere.DATA_DIR, 'sprout.sqlite'))).toEqual(kept)
  })

  test('comes back alone when the file is gone and its log is not', async () => {
    const { settings, file, backups } = await livedFolder()
    const copy = pathIn((await run('backup', settings).ended).out)
    const kept = contents(copy)
    const { children, log } = await fallen(settings)
    rmSync(file)

    const { out, err, code } = await run('restore', settings, [copy]).ended
    expect([code, err]).toEqual([0, ''])
    expect(contents(file)).toEqual(kept)
    const aside = readdirSync(backups).find((name) => name.endsWith('-wal')) ?? ''
    expect(out).toContain(` is ${join(backups, aside)}\n`)
    expect(readFileSync(join(backups, aside))).toEqual(log)
    const again = await serve(settings)
    expect(await (await (await signIn(again.url))('GET', 'children')).json()).toEqual(children)
  })

  test('may be the folder of a machine that fell: what was kept last is restored too', async () => {
    const { settings, file, folder } = await livedFolder()
    await fallen(settings)
    const before = readdirSync(folder)
    const elsewhere = { DATA_DIR: freshFolder() }
    const { code, out } = await run('restore', elsewhere, [file]).ended
    expect([code, out]).toEqual([0, `Restored ${file}. What lay beside it in ${file}-wal is in it.\n`])
    expect(JSON.stringify(contents(join(elsewhere.DATA_DIR, 'sprout.sqlite')))).toContain('Only in the log')
    expect([readdirSync(elsewhere.DATA_DIR), readdirSync(folder)]).toEqual([['sprout.sqlite'], before])
  })

  test('is made and restored only when it is sound, and says why not', async () => {
    const { settings, file, folder } = await livedFolder()
    const before = readFileSync(file)
    const spoilt = async (spoil: (copy: Sqlite.Database) => void) => {
      const copy = join(folder, 'spoilt.sqlite')
      copyFileSync(file, copy)
      const database = new Sqlite(copy)
      database.pragma('foreign_keys = OFF')
      spoil(database)
      database.close()
      const { err, code } = await run('restore', settings, [copy]).ended
      expect(code).toBe(1)
      return err.replace(copy, 'COPY').trim()
    }
    const told = {
      newer: await spoilt((db) => db.exec("insert into kysely_migration values ('9999-later', '2126')")),
      points: await spoilt((db) => db.exec('update children set points = points + 1')),
      total: await spoilt((db) => db.exec('update children set "totalPoints" = 0')),
      facts: await spoilt((db) => db.exec(`update moments set "lineId" = 'none'`)),
      hanging: await spoilt((db) => db.exec('delete from families')),
      foreign: await spoilt((db) => db.exec('drop table kysely_migration')),
    }
    expect(told).toEqual({
      newer: 'The file COPY was made by a newer version of Sprout.',
      points: 'The file COPY holds balances that are not the sum of their lines.',
      total: 'The file COPY holds balances that are not the sum of their lines.',
      facts: 'The file COPY holds records of which no line tells.',
      hanging: 'The file COPY is damaged: records hang on nothing.',
      foreign: 'The file COPY is no database of Sprout.',
    })
    const letter = join(folder, 'letter.txt')
    writeFileSync(letter, 'This is a letter. '.repeat(1000))
    expect((await run('restore', settings, [letter]).ended).err).toBe(
      `The file ${letter} is damaged or no database (file is not a database).\n`,
    )
    expect((await run('restore', settings, ['nowhere']).ended).err).toMatch(/^There is no file \/.*nowhere\.\n$/)
    expect((await run('restore', settings).ended).err).toContain('npm run restore <file>')
    expect(readFileSync(file)).toEqual(before)

    const damaged = new Sqlite(file)
    damaged.exec('update children set points = points + 1')
    damaged.close()
    const { err, code } = await run('backup', settings).ended
    expect([code, err]).toEqual([1, expect.stringMatching(/holds balances that are not the sum of their lines\.\n$/)])
    expect(readdirSync(join(folder, 'backups'))).toEqual([])
  })

  test('of PostgreSQL is made otherwise', async () => {
    const settings = { DATABASE_URL: 'postgres://127.0.0.1:1/sprout' }
    expect((await run('backup', settings).ended).err).toMatch(/pg_dump, as the README says under Copies\.\n$/)
    expect((await run('restore', settings, ['x']).ended).err).toMatch(
      /pg_restore, as the README says under Copies\.\n$/,
    )
  })

  test('is made every night, and as many are kept as are wished for', async () => {
    const { settings, backups } = await livedFolder()
    const { out } = await run('backup', settings).ended
    const old = ['2026-01-01', '2026-01-02', '2026-01-03'].map((day) => `nightly-${day}.sqlite`)
    for (const name of old) writeFileSync(join(backups, name), '')
    const { code } = await run('backup', { ...settings, NIGHTLY_COPIES: '3' }, ['--nightly']).ended
    expect(code).toBe(0)
    const nights = readdirSync(backups).filter((name) => name.startsWith('nightly-'))
    expect(nights.slice(0, 2)).toEqual(old.slice(1))
    expect(nights).toHaveLength(3)
    expect(existsSync(pathIn(out))).toBe(true)
  })
})
