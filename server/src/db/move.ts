import { createHash } from 'node:crypto'
import Sqlite, { type Database } from 'better-sqlite3'
import { sql } from 'kysely'
import { Misconfigured } from '../config.ts'
import type { Db, Tables } from './tables.ts'

type Row = Record<string, unknown>
type Table = { name: string; columns: string[] }

/** PostgreSQL takes 65,535 values with a statement. */
const MOST_VALUES = 30_000

/**
 * Copies every row of a SQLite file into an empty PostgreSQL, in one transaction, and reads each back: what differs
 * takes all of it back. Answers how many rows there were.
 */
export async function moveInto(db: Db, file: string): Promise<number> {
  const source = new Sqlite(file, { readonly: true })
  try {
    const tables = inOrder(source)
    return await db.transaction().execute(async (tx) => {
      await refuseFilled(tx, tables)
      let rows = 0
      for (const table of tables) {
        const told = await fill(tx, source, table)
        const kept = await readBack(tx, table)
        if (kept.said !== told.said)
          throw new Misconfigured(`The table ${table.name} is not the same there. ${NOTHING}`)
        rows += kept.rows
      }
      // Else PostgreSQL takes every table for a small one until it counts by itself, and reads and sorts a whole family for a page of it.
      await sql`analyze ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(tx)
      return rows
    })
  } catch (error) {
    const refused = error instanceof Error && 'code' in error && /^22/.test(String(error.code))
    throw refused ? new Misconfigured(`PostgreSQL cannot keep this: ${error.message}. ${NOTHING}`) : error
  } finally {
    source.close()
  }
}
const NOTHING = 'Nothing was moved.'

/** What others hang on comes before them. The tables of SQLite itself and of Kysely are no family's. */
function inOrder(source: Database): Table[] {
  const theirs = `name glob 'kysely_*' or name glob 'sqlite_*'`
  const names = source
    .prepare<[], { name: string }>(`select name from sqlite_schema where type = 'table' and not (${theirs})`)
    .all()
  const left = new Map(names.map(({ name }) => [name, hangsOn(source, name)]))
  const ordered: string[] = []
  while (left.size > 0) {
    const free = [...left].filter(([, others]) => others.every((one) => !left.has(one))).map(([name]) => name)
    if (free.length === 0) throw new Error(`The tables ${[...left.keys()]} hang on each other`)
    for (const name of free) left.delete(name)
    ordered.push(...free)
  }
  return ordered.map((name) => ({ name, columns: columnsOf(source, name) }))
}

const hangsOn = (source: Database, name: string) =>
  (source.pragma(`foreign_key_list("${name}")`) as { table: string }[]).map(({ table }) => table)

const columnsOf = (source: Database, name: string) =>
  (source.pragma(`table_info("${name}")`) as { name: string }[]).map((column) => column.name)

/** And lets nobody write until it is done. */
async function refuseFilled(tx: Db, tables: Table[]) {
  await sql`lock table ${sql.join(tables.map(({ name }) => sql.table(name)))} in exclusive mode`.execute(tx)
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(tx)
    if (rows.length > 0)
      throw new Misconfigured(`That database is not empty: there is something in ${name}. ${NOTHING}`)
  }
}

async function fill(tx: Db, source: Database, { name, columns }: Table) {
  const most = Math.floor(MOST_VALUES / columns.length)
  const sum = newSum(columns)
  let waiting: Row[] = []
  const put = async () => {
    // Any table has these rows: they are as it gave them in SQLite.
    if (waiting.length > 0)
      await tx
        .insertInto(name as keyof Tables)
        .values(waiting)
        .execute()
    waiting = []
  }
  for (const row of source.prepare<[], Row>(`select * from "${name}"`).iterate()) {
    sum.add(row)
    waiting.push(row)
    if (waiting.length === most) await put()
  }
  await put()
  return sum.told()
}

async function readBack(tx: Db, { name, columns }: Table) {
  const sum = newSum(columns)
  await sql`declare moved no scroll cursor for select * from ${sql.table(name)}`.execute(tx)
  for (;;) {
    const { rows } = await sql<Row>`fetch 1000 from moved`.execute(tx)
    for (const row of rows) sum.add(row)
    if (rows.length === 0) break
  }
  await sql`close moved`.execute(tx)
  return sum.told()
}

/** The same for the same rows, in whatever order: their number, and the hashes of all of them laid over each other. */
function newSum(columns: string[]) {
  const sum = Buffer.alloc(32)
  let rows = 0
  return {
    add(row: Row) {
      const hash = createHash('sha256')
        .update(JSON.stringify(columns.map((column) => row[column])))
        .digest()
      for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) ^ (hash[at] ?? 0)
      rows++
    },
    told: () => ({ rows, said: `${rows} ${sum.toString('base64')}` }),
  }
}
