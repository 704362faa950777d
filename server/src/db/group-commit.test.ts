import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from './sqlite.ts'

type Notes = { notes: { word: string } }

async function open() {
  const folder = mkdtempSync(join(tmpdir(), 'sprout-group-'))
  const file = join(folder, 'notes.sqlite')
  const { dialect, raw } = openSqlite(file, () => {})
  const db = new Kysely<Notes>({ dialect })
  const other = new Sqlite(file)
  onTestFinished(async () => {
    await db.destroy()
    other.close()
    rmSync(folder, { recursive: true })
  })
  await sql`create table notes (word text primary key)`.execute(db)
  /** What whoever opens the file finds there. */
  const kept = () => other.prepare<[], string>('select word from notes order by word').pluck().all()
  const write = (word: string) => db.insertInto('notes').values({ word }).execute()
  /** With something to wait for, so that all have begun before the first is done. */
  const writeBoth = (first: string, second: string) =>
    db.transaction().execute(async (tx) => {
      await tx.insertInto('notes').values({ word: first }).execute()
      await Promise.resolve()
      await tx.insertInto('notes').values({ word: second }).execute()
    })
  return { db, raw, kept, write, writeBoth }
}

function countCommits(raw: Sqlite.Database) {
  let commits = 0
  const prepare = raw.prepare.bind(raw)
  const run = (statement: Sqlite.Statement) => {
    commits++
    return prepare(statement.source).run()
  }
  raw.prepare = ((text: string) => {
    const statement = prepare(text)
    return text === 'commit' ? Object.assign(statement, { run: () => run(statement) }) : statement
  }) as typeof raw.prepare
  return () => commits
}

test('those who write at once share one commit, and each is answered after it', async () => {
  const { raw, kept, writeBoth } = await open()
  const commits = countCommits(raw)
  const words = [...Array(20).keys()].map((nth) => String.fromCodePoint(97 + nth))
  const found = await Promise.all(words.map((word) => writeBoth(word, `${word}${word}`).then(kept)))
  expect(commits()).toBe(1)
  for (const seen of found) expect(seen).toHaveLength(40)
})

test('a refusal of one takes back what it did, and nothing of the others', async () => {
  const { kept, writeBoth, write } = await open()
  const ends = await Promise.allSettled([
    writeBoth('a', 'b'),
    writeBoth('c', 'a'),
    writeBoth('d', 'e'),
    write('e'),
    write('f'),
  ])
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'])
  expect(kept()).toEqual(['a', 'b', 'd', 'e', 'f'])
})

test('whoever does not fit on the disk takes the others back with it, nobody is told otherwise, and later all fit', async () => {
  const { raw, kept, writeBoth } = await open()
  const pages = Number(raw.pragma('page_count', { simple: true }))
  raw.pragma(`max_page_count = ${pages + 1}`)
  const large = 'x'.repeat(100_000)
  const tryAll = () => Promise.allSettled([writeBoth('a', 'b'), writeBoth('c', large), writeBoth('d', 'e')])
  const ends = await tryAll()
  for (const end of ends.slice(0, 2)) expect(end).toMatchObject({ status: 'rejected', reason: { code: 'SQLITE_FULL' } })
  // Whoever came after it is another group.
  expect(ends[2]).toMatchObject({ status: 'fulfilled' })
  expect(kept()).toEqual(['d', 'e'])
  raw.pragma('max_page_count = 1000000')
  expect((await Promise.allSettled([writeBoth('a', 'b'), writeBoth('c', large)])).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
  ])
  expect(kept()).toHaveLength(6)
})

test('a commit that fails is a failure of all whom it held, also of those who were refused', async () => {
  const { db, raw, kept, writeBoth, write } = await open()
  // What is to hang on something is looked at with the commit.
  await sql`create table replies (word text references notes (word) deferrable initially deferred)`.execute(db)
  const orphan = db.transaction().execute(async (tx) => {
    await sql`insert into replies values ('nobody')`.execute(tx)
  })
  const ends = await Promise.allSettled([writeBoth('a', 'b'), orphan, write('a')])
  for (const end of ends)
    expect(end).toMatchObject({ status: 'rejected', reason: { code: 'SQLITE_CONSTRAINT_FOREIGNKEY' } })
  expect(kept()).toEqual([])
  expect(raw.inTransaction).toBe(false)
  await write('a')
  expect(kept()).toEqual(['a'])
})

test('whoever reads waits for nobody, and sees nothing that is not kept', async () => {
  const { db, write } = await open()
  await write('a')
  const words = async () => (await db.selectFrom('notes').select('word').execute()).map(({ word }) => word)
  const during = await db.transaction().execute(async (tx) => {
    await tx.insertInto('notes').values({ word: 'b' }).execute()
    return words()
  })
  expect(during).toEqual(['a'])
  expect(await words()).toEqual(['a', 'b'])
})

test('a statement of which nothing is known sees all that came before, and is alone', async () => {
  const { db, write, writeBoth } = await open()
  const [, , { rows }] = await Promise.all([
    writeBoth('a', 'b'),
    write('c'),
    sql<{ many: number }>`select count(*) as many from notes`.execute(db),
  ])
  expect(rows).toEqual([{ many: 3 }])
})
