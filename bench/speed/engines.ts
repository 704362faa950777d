import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'

/**
 * How many durable records a second the databases take by themselves: a line written, a balance moved, committed one by
 * one. `engines.ts sqlite seconds` or `engines.ts postgres seconds url`
 */
const [kind, seconds, url = ''] = process.argv.slice(2)
const LASTS = Number(seconds) * 1000
const WRITERS = 16

const commits = kind === 'sqlite' ? commitInFile() : await commitOnServer()
console.log(JSON.stringify({ rate: commits }))

function commitInFile() {
  const folder = mkdtempSync(join(tmpdir(), 'sprout-engine-'))
  const database = new Sqlite(join(folder, 'bare.sqlite'))
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.exec('create table lines (id text primary key, childId text, title text, points integer)')
  database.exec('create table children (id text primary key, points integer)')
  database.exec("insert into children values ('mia', 0)")
  const insert = database.prepare("insert into lines values (?, 'mia', 'Helped', 10)")
  const move = database.prepare("update children set points = points + 10 where id = 'mia'")
  const once = database.transaction(() => {
    insert.run(randomUUID())
    move.run()
  })
  const since = performance.now()
  let done = 0
  for (; performance.now() - since < LASTS; done++) once.immediate()
  const took = performance.now() - since
  database.close()
  rmSync(folder, { recursive: true })
  return done / (took / 1000)
}

/** The four statements of a transaction are sent without waiting for the answers in between. Each writer has a child. */
async function commitOnServer() {
  const clients = Array.from({ length: WRITERS }, () => new pg.Client({ connectionString: url, pipeline: true }))
  for (const client of clients) await client.connect()
  const [first] = clients
  await first?.query(
    'create table if not exists bare_lines (id text primary key, child text, title text, points integer)',
  )
  await first?.query('create table if not exists bare_children (id text primary key, points integer)')
  await first?.query('truncate bare_lines, bare_children')
  for (const nth of clients.keys()) await first?.query('insert into bare_children values ($1, 0)', [String(nth)])
  const since = performance.now()
  const done = await Promise.all(
    clients.map(async (client, nth) => {
      let own = 0
      for (; performance.now() - since < LASTS; own++)
        await Promise.all([
          client.query('begin'),
          client.query({
            name: 'insert',
            text: "insert into bare_lines values ($1, $2, 'Helped', 10)",
            values: [randomUUID(), String(nth)],
          }),
          client.query({
            name: 'move',
            text: 'update bare_children set points = points + 10 where id = $1',
            values: [String(nth)],
          }),
          client.query('commit'),
        ])
      return own
    }),
  )
  const took = performance.now() - since
  for (const client of clients) await client.end()
  return done.reduce((sum, own) => sum + own, 0) / (took / 1000)
}
