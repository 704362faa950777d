import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { issueTicket } from './accounts/tickets.ts'
import { openDatabase } from './db/open.ts'
import type { Db } from './db/tables.ts'
import { newLivedFamily } from './family/archive/round-trip-testing.ts'
import { freshFolder, run, serve } from './process-testing.ts'
import { newRichFamily } from './rich-family-testing.ts'
import { freshPostgres, startServer } from './testing.ts'

/** Every row of every table, the tables of tomorrow too. */
async function rowsOf(db: Db) {
  const kept: Record<string, string[]> = {}
  for (const { name, columns } of await db.introspection.getTables()) {
    if (name.startsWith('kysely_')) continue
    const ordered = columns.map((column) => column.name).sort()
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
    kept[name] = rows.map((row) => JSON.stringify(ordered.map((column) => [column, row[column]]))).sort()
  }
  return kept
}

/** A file in which two families live, and every table holds something. */
async function home() {
  const folder = freshFolder()
  const file = join(folder, 'sprout.sqlite')
  const server = await startServer(async () => openDatabase({ kind: 'sqlite', file }))
  const { db } = server
  const [lived, { user, childId, call }] = [await newLivedFamily(server), await newRichFamily(server)]
  await call('POST', '/api/ai/chat/stream', { childId, message: 'He does not want to sleep', language: 'en' })
  await call('POST', '/api/children', { name: '👩‍👧 "Mía\'s"' }, { 'idempotency-key': 'once' })
  const caregiverId = user.id
  await db
    .insertInto('openidIdentities')
    .values({ issuer: 'https://id.example.org', subject: '1', caregiverId })
    .execute()
  // As by somebody who looks after the file: SQLite keeps what it counted in a table of its own.
  await sql`analyze`.execute(db)
  await issueTicket(db, 'reset-password', { caregiverId }, new Date('2099-01-01'))
  const kept = {
    rows: await rowsOf(db),
    cookie: lived.cookie.value,
    exported: await exportOf(server, lived.cookie.value),
  }
  await server.stop()
  return { folder, file, settings: { DATA_DIR: folder }, ...kept }
}

async function exportOf({ app }: Awaited<ReturnType<typeof startServer>>, cookie: string) {
  const reply = await app.inject({ url: '/api/family/export', headers: { cookie } })
  expect(reply.statusCode).toBe(200)
  return reply.body
}

async function target() {
  const { url, drop } = await freshPostgres()
  onTestFinished(drop)
  return url
}

async function onPostgres<T>(url: string, work: (db: Db) => Promise<T>) {
  const { db } = openDatabase({ kind: 'postgres', url })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
/** Of how many rows PostgreSQL thinks before it chooses a way to them; -1 where it has never counted. */
const countedLines = async (db: Db) => {
  const { rows } = await sql<{
    lines: number
  }>`select reltuples as lines from pg_class where relname = 'lines'`.execute(db)
  return rows[0]?.lines
}
const isEmpty = async (db: Db) => Object.values(await rowsOf(db)).every((rows) => rows.length === 0)

// Each starts programs of its own.
describe('moving to PostgreSQL', { timeout: 60_000 }, () => {
  test('takes every row of every table along, and the families go on there', async () => {
    const { settings, rows, cookie, exported, file, folder } = await home()
    for (const [table, lines] of Object.entries(rows)) expect([table, lines.length]).not.toEqual([table, 0])
    const url = await target()
    const { out, err, code } = await run('admin', settings, ['move-to-postgres', url]).ended
    expect([code, err]).toEqual([0, ''])
    const count = Object.values(rows).flat().length
    expect(out).toMatch(new RegExp(`^Moved ${count} rows to [^@\\n]+, and compared each\\.\\nSet DATABASE_URL`))
    expect(await onPostgres(url, rowsOf)).toEqual(rows)
    expect(await onPostgres(url, countedLines)).toBe(rows.lines?.length)
    const here = openDatabase({ kind: 'sqlite', file })
    expect(await rowsOf(here.db)).toEqual(rows)
    await Promise.all([here.db.destroy(), here.reader?.destroy()])
    expect(readdirSync(join(folder, 'backups'))).toEqual([expect.stringMatching(/^before-move-.*\.sqlite$/)])

    const server = await startServer(async () => openDatabase({ kind: 'postgres', url }))
    expect(await exportOf(server, cookie)).toBe(exported)
    await server.stop()
    // It is not done twice.
    const again = await run('admin', settings, ['move-to-postgres', url]).ended
    expect(again).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^That database is not empty: .* Nothing was moved\.\n$/),
    })
    expect(await onPostgres(url, rowsOf)).toEqual(rows)
  })

  test('moves nothing when PostgreSQL cannot keep all of it', async () => {
    const { settings, file } = await home()
    const here = openDatabase({ kind: 'sqlite', file })
    // SQLite keeps a text with a null in it; PostgreSQL has none.
    await sql`update moments set content = 'a' || char(0)`.execute(here.db)
    await Promise.all([here.db.destroy(), here.reader?.destroy()])
    const url = await target()
    const { out, err, code } = await run('admin', settings, ['move-to-postgres', url]).ended
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^PostgreSQL cannot keep this: .+ Nothing was moved\.\n$/)
    expect(await onPostgres(url, isEmpty)).toBe(true)
  })

  test('is told in a sentence what stands in its way', async () => {
    const { settings, file, folder } = await home()
    const url = await target()
    const move = async (to: string, variables: Record<string, string> = settings) => {
      const { out, err, code } = await run('admin', variables, ['move-to-postgres', to]).ended
      expect([code, out]).toEqual([1, ''])
      return err
    }
    expect(await move('sqlite:x')).toContain('DATABASE_URL must be an address like postgres://')
    expect(await move('postgres://127.0.0.1:1/sprout')).toContain('does not answer')
    // A copy of what was not moved is of use to nobody.
    expect(readdirSync(join(folder, 'backups'))).toEqual([])
    expect(await move(url, { DATABASE_URL: url })).toBe('DATABASE_URL is set: the data is in PostgreSQL already.\n')
    const empty = freshFolder()
    expect(await move(url, { DATA_DIR: empty })).toBe(`There is no file ${join(empty, 'sprout.sqlite')}.\n`)

    const server = await serve(settings)
    expect(await move(url)).toBe('Sprout is running with sprout.sqlite. Stop it first, then move.\n')
    server.child.kill('SIGTERM')
    await server.ended

    const { db, reader } = openDatabase({ kind: 'sqlite', file })
    await sql`update children set points = points + 1`.execute(db)
    await Promise.all([db.destroy(), reader?.destroy()])
    expect(await move(url)).toContain('holds balances that are not the sum of their lines')
    expect(await onPostgres(url, async (there) => (await there.introspection.getTables()).length)).toBe(0)
  })
})
