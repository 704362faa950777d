import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshPostgres, startServer } from '../testing.ts'
import { openDatabase } from './open.ts'
import { prepared } from './prepared.ts'
import type { Db } from './tables.ts'
import { inTransaction } from './transaction.ts'
import { isUnavailable } from './unavailable.ts'
import { wireTo } from './wire-testing.ts'

type Key = { familyId: string; key: string }

const add = prepared((db, { familyId, key }: Key) =>
  db.insertInto('onceKeys').values({ familyId, key, fingerprint: '', status: 201, reply: '', createdAt: '2026-03-29' }),
)
const find = prepared((db, { familyId, key }: Key) =>
  db.selectFrom('onceKeys').select('status').where('familyId', '=', familyId).where('key', '=', key),
)

/** Longer than all of this takes: a word that says it is still there would be counted. */
const PATIENCE = 600_000

let server: Awaited<ReturnType<typeof startServer>>
let wire: Awaited<ReturnType<typeof wireTo>>
let db: Db
let familyId: string
let family: Awaited<ReturnType<typeof server.newFamilyWithChild>>
beforeAll(async () => {
  const { url, drop } = await freshPostgres()
  wire = await wireTo(url)
  server = await startServer(async () => ({
    ...openDatabase({ kind: 'postgres', url: wire.url, patience: PATIENCE }),
    drop,
  }))
  db = server.db
  family = await server.newFamilyWithChild()
  familyId = (await db.selectFrom('families').select('id').executeTakeFirstOrThrow()).id
})
afterAll(async () => {
  await server.stop()
  wire.cut()
})

const isKept = async (key: string) => (await find(db, { familyId, key })).length === 1
const TWICE = { code: '23505' }

test('what tells nothing is done when the transaction is', async () => {
  await inTransaction(db, async (tx) => {
    await add(tx, { familyId, key: 'one' })
    expect(await find(tx, { familyId, key: 'one' })).toEqual([{ status: 201 }])
    await add(tx, { familyId, key: 'two' })
  })
  expect([await isKept('one'), await isKept('two')]).toEqual([true, true])
})

test('what fails unseen keeps the whole transaction from being committed, and says why', async () => {
  const deed = inTransaction(db, async (tx) => {
    await add(tx, { familyId, key: 'kept by nobody' })
    await add(tx, { familyId, key: 'one' })
    await add(tx, { familyId, key: 'kept by nobody either' })
  })
  await expect(deed).rejects.toMatchObject(TWICE)
  expect([await isKept('kept by nobody'), await isKept('kept by nobody either')]).toEqual([false, false])
})

test('whoever looks after something failed unseen is told of that', async () => {
  const deed = inTransaction(db, async (tx) => {
    await add(tx, { familyId, key: 'one' })
    await find(tx, { familyId, key: 'one' })
  })
  await expect(deed).rejects.toMatchObject(TWICE)
  expect(await isKept('one')).toBe(true)
})

test('a failure of one transaction is not told to the next', async () => {
  for (const key of ['one', 'three', 'one', 'four'])
    await inTransaction(db, (tx) => add(tx, { familyId, key })).catch(() => {})
  expect([await isKept('three'), await isKept('four')]).toEqual([true, true])
})

test('nor to whoever looks after it, outside of any', async () => {
  await inTransaction(db, (tx) => add(tx, { familyId, key: 'one' })).catch(() => {})
  await expect(sql`select 1 / 0`.execute(db)).rejects.toMatchObject({ code: '22012' })
})

test('outside of a transaction everyone waits for the outcome', async () => {
  await expect(add(db, { familyId, key: 'one' })).rejects.toMatchObject(TWICE)
})

test('when the connection breaks before the commit is answered, nobody is told that it was done', async () => {
  const deed = inTransaction(db, async (tx) => {
    await find(tx, { familyId, key: 'five' })
    await add(tx, { familyId, key: 'five' })
    wire.swallow()
    setTimeout(() => wire.cut(), 50)
  })
  const why = await deed.catch((error: unknown) => error)
  await wire.mend()
  expect(isUnavailable(why)).toBe(true)
  // Other connections of the pool may not have noticed yet.
  await expect.poll(() => isKept('five').catch(String)).toBe(false)
})

test('PostgreSQL parses once for each connection what is asked again and again', async () => {
  await inTransaction(db, async (tx) => {
    for (let turn = 0; turn < 3; turn++) await find(tx, { familyId, key: 'one' })
    const known = sql`select from pg_prepared_statements where statement like '%"status"%' and generic_plans + custom_plans >= 3`
    expect((await known.execute(tx)).rows).toHaveLength(1)
  })
})

test('a record takes two ways to the database, and one to tell the other processes', async () => {
  const record = (key: string) =>
    family.call(
      'POST',
      '/api/behaviors',
      { childId: family.childId, type: 'reward', title: 'Helped', points: 10 },
      { 'idempotency-key': key },
    )
  // It comes back by itself after its connection was cut, and would be counted.
  const hears = sql`select from pg_stat_activity where datname = current_database() and query = 'listen sprout'`
  await expect.poll(async () => (await hears.execute(db)).rows.length).toBe(1)
  // Connections are open already when a record meets the notice of the one before it.
  await Promise.all(['first', 'second', 'third'].map(record))
  const before = wire.ways()
  for (let turn = 0; turn < 10; turn++) expect(await record(`tap-${turn}`)).toMatchObject({ status: 201 })
  // The others are told of the first three a little later.
  expect(wire.ways() - before).toBeLessThanOrEqual(10 * 3 + 3)
})
