import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases, freshPostgres } from '../testing.ts'
import { known, migrate } from './migrate.ts'
import { openDatabase, type Place } from './open.ts'
import { bringUpToDate } from './open-or-explain.ts'

const run = (db: Kysely<unknown>, statement: string) => sql.raw(statement).execute(db)
const second: Migration = {
  up: async (db) => {
    await run(db, 'create table later (id text primary key)')
    await run(db, `insert into later values ('once')`)
  },
}

function freshFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'sprout-migrate-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

function open(place: Place) {
  const database = openDatabase(place)
  onTestFinished(() => database.db.destroy())
  return database
}

const places = {
  sqlite: async (): Promise<Place> => ({ kind: 'sqlite', file: join(freshFolder(), 'sprout.sqlite') }),
  postgres: async (): Promise<Place> => {
    const { url, drop } = await freshPostgres()
    onTestFinished(drop)
    return { kind: 'postgres', url }
  },
}

describe.each(Object.entries(places))('bringing the tables up to date on %s', (_, makePlace) => {
  test('twice is as good as once', async () => {
    const database = open(await makePlace())
    await migrate(database)
    const tables = await database.db.introspection.getTables()
    await migrate(database)
    expect(await database.db.introspection.getTables()).toEqual(tables)
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['families', 'children', 'lines', 'onceKeys']),
    )
  })

  test('leaves nothing behind when it breaks half-way, and can be done again', async () => {
    const database = open(await makePlace())
    await migrate(database)
    const breaking: Migration = {
      up: async (db) => {
        await second.up(db)
        await run(db, 'create table families (id text)')
      },
    }
    await expect(migrate(database, { migrations: { ...known, '9999-later': breaking } })).rejects.toThrow(/exists/)
    const names = (await database.db.introspection.getTables()).map(({ name }) => name)
    expect(names).not.toContain('later')
    await migrate(database, { migrations: { ...known, '9999-later': second } })
  })

  test('never goes back: what a newer version made is left alone', async () => {
    const database = open(await makePlace())
    await migrate(database, { migrations: { ...known, '9999-later': second } })
    await expect(migrate(database)).rejects.toThrow('9999-later is missing')
    expect((await sql`select id from later`.execute(database.db)).rows).toHaveLength(1)
  })
})

test('several that start together on PostgreSQL bring the tables up to date once', async () => {
  const place = await places.postgres()
  const starting = [open(place), open(place), open(place)]
  await Promise.all(starting.map((database) => migrate(database)))
  await Promise.all(starting.map((database) => migrate(database, { migrations: { ...known, '9999-later': second } })))
  const { rows } = await sql`select id from later`.execute(starting[0]!.db)
  expect(rows).toEqual([{ id: 'once' }])
})

test('PostgreSQL may take as long as it takes, and nobody hangs up on it', async () => {
  const { url, drop } = await freshPostgres()
  onTestFinished(drop)
  const place = { kind: 'postgres', url, patience: 300 } as const
  const [database, usual] = [open(place), open({ kind: 'postgres', url })]
  const name = new URL(url).pathname.slice(1)
  await sql.raw(`alter database "${name}" set statement_timeout = '300ms'`).execute(usual.db)
  const slow: Migration = { up: async (db) => void (await run(db, 'select pg_sleep(1)')) }
  await bringUpToDate(database, place, { ...known, '9999-slow': slow })
  const { rows } = await sql`select name from kysely_migration where name = '9999-slow'`.execute(usual.db)
  expect(rows).toHaveLength(1)
})

describe('a file that already holds something', () => {
  const now = new Date('2026-03-29T12:00:00Z')

  test('is copied before it is changed, with all that it held', async () => {
    const folder = freshFolder()
    const backups = join(folder, 'backups')
    const database = open({ kind: 'sqlite', file: join(folder, 'sprout.sqlite') })
    await migrate(database, { backups, now })
    expect(existsSync(backups)).toBe(false)
    const ana = { timeZone: 'UTC', dayStartsAt: 0, keepBalancesAtZero: 0, asksModel: 0, createdAt: now.toISOString() }
    await database.db
      .insertInto('families')
      .values({ id: 'ana', ...ana })
      .execute()
    await migrate(database, { backups, now })
    expect(existsSync(backups)).toBe(false)

    await migrate(database, { backups, now, migrations: { ...known, '9999-later': second } })
    expect(readdirSync(backups)).toEqual(['before-9999-later-2026-03-29T12-00-00-000Z.sqlite'])
    const copy = new Sqlite(join(backups, readdirSync(backups)[0]!), { readonly: true })
    expect(copy.prepare('select id from families').all()).toEqual([{ id: 'ana' }])
    expect(copy.prepare(`select name from sqlite_master where name = 'later'`).all()).toEqual([])
    expect(copy.pragma('integrity_check', { simple: true })).toBe('ok')
    copy.close()
  })

  test('is not changed when it cannot be copied', async () => {
    const folder = freshFolder()
    const file = join(folder, 'sprout.sqlite')
    const database = open({ kind: 'sqlite', file })
    await migrate(database)
    const migrations = { ...known, '9999-later': second }
    await expect(migrate(database, { backups: join(file, 'backups'), migrations })).rejects.toThrow(/ENOTDIR/)
    expect((await database.db.introspection.getTables()).map(({ name }) => name)).not.toContain('later')
  })
})

test('a commit on SQLite reaches the disk before anyone is told of it', async () => {
  const { db } = open(await places.sqlite())
  const pragma = async (name: string) =>
    Object.values((await sql.raw<object>(`pragma ${name}`).execute(db)).rows[0]!)[0]
  expect(await pragma('journal_mode')).toBe('wal')
  expect(await pragma('synchronous')).toBe(2)
  expect(await pragma('foreign_keys')).toBe(1)
  expect(await pragma('busy_timeout')).toBe(5000)
})

test('counts are numbers on both databases', async () => {
  for (const openOne of Object.values(databases)) {
    const database = await openOne()
    await migrate(database)
    const count = database.db.selectFrom('families').select((eb) => eb.fn.countAll().as('count'))
    expect(await count.execute()).toEqual([{ count: 0 }])
    await database.db.destroy()
    await database.drop?.()
  }
})
