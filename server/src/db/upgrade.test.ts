import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../scripts/temporary-folder.ts'
import { freshPostgres, startServer } from '../testing.ts'
import { known, migrate } from './migrate.ts'
import { openDatabase, type Place } from './open.ts'
import type { Db } from './tables.ts'

/** What the server of each version made; see fixtures/make.ts. */
const fixtures = globSync(join(import.meta.dirname, 'fixtures/*.sql')).map(
  (file) => [basename(file, '.sql'), readFileSync(file, 'utf8')] as const,
)

const places = {
  sqlite: async (text: string): Promise<Place> => {
    const file = join(temporaryFolder(), 'sprout.sqlite')
    const raw = new Sqlite(file)
    raw.exec(text)
    raw.close()
    return { kind: 'sqlite', file }
  },
  postgres: async (text: string): Promise<Place> => {
    const { url, drop } = await freshPostgres()
    onTestFinished(drop)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(text.replaceAll(/\) without rowid;/gi, ');'))
    await client.end()
    return { kind: 'postgres', url }
  },
}

function open(place: Place) {
  const database = openDatabase(place)
  onTestFinished(() => database.db.destroy())
  return database
}

type Row = Record<string, unknown>

/** Every row of every table, but for what the migrator notes for itself. */
async function everything(db: Db): Promise<Record<string, Row[]>> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => !name.startsWith('kysely_'))
  const rowsOf = async ({ name }: { name: string }) =>
    [name, (await sql<Row>`select * from ${sql.table(name)}`.execute(db)).rows] as const
  return Object.fromEntries(await Promise.all(tables.map(rowsOf)))
}

const inOrder = (rows: Row[]) => rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))

test('of every migration there is what the server made with it', () => {
  expect(fixtures.map(([name]) => name).sort()).toEqual(Object.keys(known))
})

describe.each(fixtures)('what %s left', (_, text) => {
  describe.each(Object.entries(places))('on %s', (_, place) => {
    test('is all there after the upgrade, in tables as a new server makes them', async () => {
      const database = open(await place(text))
      const before = await everything(database.db)
      for (const [table, rows] of Object.entries(before)) expect(rows, `the fixture holds ${table}`).not.toEqual([])
      await migrate(database)
      const after = await everything(database.db)
      for (const [table, rows] of Object.entries(before)) {
        const columns = Object.keys(rows[0] ?? {})
        const asBefore = after[table]?.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])))
        expect(inOrder(asBefore ?? [])).toEqual(inOrder(rows))
      }
      const fresh = open(await place(''))
      await migrate(fresh)
      const tables = await fresh.db.introspection.getTables()
      expect(new Set(await database.db.introspection.getTables())).toEqual(new Set(tables))
    })

    test('is served: its people can sign in, and find their records', async () => {
      const opened = await place(text)
      const server = await startServer(async () => openDatabase(opened))
      onTestFinished(server.stop)
      const { call } = server.client()
      const ana = { email: 'ana@example.org', password: 'correct horse' }
      expect(await call('POST', '/api/auth/sign-in/email', ana)).toMatchObject({ status: 200 })
      const { body: children } = await call<{ id: string; name: string; points: number }[]>('GET', '/api/children')
      expect(children).toMatchObject([{ name: '小芽', points: 67 }, { name: 'Leo' }])
      const { body: lines } = await call<Row[]>('GET', `/api/activities/${children[0]?.id}`)
      expect(lines[0]).toMatchObject({ title: `Rock'n'roll \\ 🎸`, points: 3 })
      const again = { childId: children[0]?.id, type: 'reward', title: `Rock'n'roll \\ 🎸`, points: 3 }
      const replayed = await call('POST', '/api/behaviors', again, { 'idempotency-key': 'one-tap' })
      expect(replayed.headers['idempotency-replayed']).toBe('true')
      expect(await call('GET', '/api/family/export')).toMatchObject({ status: 200 })
    })

    test('is as it was when the upgrade breaks off, and can be upgraded then', async () => {
      const opened = await place(text)
      const database = open(opened)
      const before = await everything(database.db)
      const breaking: Migration = {
        up: async (db) => {
          await sql`update lines set points = points + 1`.execute(db)
          await sql`alter table children add column later text`.execute(db)
          await sql`drop table "keptDays"`.execute(db)
          throw new Error('The light went out')
        },
      }
      const migrations = { ...known, '9999-breaking': breaking }
      await expect(migrate(database, { migrations })).rejects.toThrow('The light went out')
      expect(await everything(database.db)).toEqual(before)
      await migrate(database)
      expect(Object.keys(await everything(database.db))).toContain('keptDays')
    })
  })
})

test.each(Object.entries(places))(
  'of a moment that was undone before, the story goes on %s, and no other word',
  async (_, place) => {
    const [, before = ''] = fixtures.find(([name]) => name < '0005') ?? []
    const untoldAfter = async (undoneAt: string | null) => {
      const database = open(await place(before))
      await database.db.updateTable('lines').set({ description: 'We built a den', undoneAt }).execute()
      await migrate(database)
      return database.db.selectFrom('lines').select('cause').where('description', 'is', null).execute()
    }
    expect(await untoldAfter(null)).toEqual([])
    expect(await untoldAfter('2026-03-29T12:00:00.000Z')).toEqual([{ cause: 'moment' }])
  },
)
