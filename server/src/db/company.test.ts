import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { whileHeld } from './between-testing.ts'
import { points, record, startWithCompany, statuses, titles } from './company-testing.ts'
import { prepared } from './prepared.ts'
import { anyAsked } from './several.ts'
import type { Db } from './tables.ts'
import { inTransaction } from './transaction.ts'

let company: Awaited<ReturnType<typeof startWithCompany>>
beforeAll(async () => {
  company = await startWithCompany()
})
afterAll(() => company.stop())

test('those who write at once share commits, and each is told of their own', async () => {
  const all = await company.families(16)
  // Whoever comes for the first time is looked up by themselves.
  await Promise.all(all.map((family) => record(family, 'Before')))
  const before = company.wire.heard('commit')
  const told = await Promise.all(all.map((family, nth) => record(family, `Deed ${nth}`)))
  expect(company.wire.heard('commit') - before).toBeLessThan(8)
  expect(told.map(({ body }) => body)).toMatchObject(
    all.map(({ childId }, nth) => ({ childId, title: `Deed ${nth}`, points: 10 })),
  )
  expect(await Promise.all(all.map(titles))).toEqual(all.map((_, nth) => [`Deed ${nth}`, 'Before']))
  expect(await Promise.all(all.map(points))).toEqual(all.map(() => 20))
})

const look = prepared((db, { id }: { id: string }) => db.selectFrom('families').select('id').where('id', '=', id), {
  build: (db, asks) => db.selectFrom('families').select('id').where('id', '=', anyAsked(asks, 'id')),
  isFor: (row, { id }) => row.id === id,
})

test('what is asked while others wait for their answers is asked at once, and each is told of their own', async () => {
  const { together, wire } = company
  await company.families(6)
  const families = await company.server.db.selectFrom('families').select('id').limit(6).execute()
  // There is a connection.
  await inTransaction(together, (tx) => look(tx, { id: '' }))
  const statements = () => wire.heard('E\0\0\0\t\0')
  const before = statements()
  const told = [inTransaction(together, (tx) => sql`select pg_sleep(0.5)`.execute(tx))]
  for (const { id } of families) {
    for (let turn = 0; turn < 5; turn++) await setImmediate()
    told.push(inTransaction(together, async (tx) => ({ rows: await look(tx, { id }) })))
  }
  expect((await Promise.all(told)).slice(1)).toEqual(families.map((family) => ({ rows: [family] })))
  // The two that begin, the first look, and all others; one more is somebody's notice.
  expect(statements() - before).toBeLessThanOrEqual(5)
})

test('of one who is refused before they wrote, or after, or who comes twice, the others notice nothing', async () => {
  const [poor, rich, twice, ...calm] = await company.families(8)
  if (!poor || !rich || !twice) throw new Error('There are eight')
  const { body: reward } = await poor.call('POST', '/api/rewards', {
    ...{ childId: poor.childId, title: 'Zoo', pointsCost: 50, category: 'activity' },
  })
  await sql`update children set "totalPoints" = 2147483640 where id = ${rich.childId}`.execute(company.server.db)
  for (let round = 0; round < 5; round++) {
    const [redeemed, tooMuch, strange, first, again, ...others] = await Promise.all([
      poor.call('POST', '/api/rewards/redeem', { childId: poor.childId, rewardId: reward.id, pointsSpent: 50 }),
      record(rich),
      record({ ...poor, childId: rich.childId }),
      record(twice, 'Twice', `twice-${round}`),
      record(twice, 'Twice', `twice-${round}`),
      ...calm.map((family) => record(family)),
    ])
    expect(redeemed).toMatchObject({ status: 409, body: { code: 'insufficient_points' } })
    expect(tooMuch).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
    expect(strange).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(again).toMatchObject({ status: 201, body: first?.body })
    expect(statuses(others)).toEqual(calm.map(() => 201))
  }
  expect(await Promise.all(calm.map(points))).toEqual(calm.map(() => 50))
  expect([await points(twice), await points(rich), await points(poor)]).toEqual([50, 0, 0])
  expect(await titles(rich)).toEqual([])
})

const rows: [held: string, row: (childId: string) => RawBuilder<unknown>][] = [
  ['a child', (childId) => sql`select from children where id = ${childId} for no key update`],
  [
    'a family',
    (childId) =>
      sql`select from families where id = (select "familyId" from children where id = ${childId}) for update`,
  ],
]
test.each(rows)(
  'while %s is held elsewhere, its own wait for it alone, and two at one child go one after the other',
  async (_, row) => {
    const [one, held, ...calm] = await company.families(6)
    if (!one || !held) throw new Error('There are six')
    await whileHeld(company.server.db, row(held.childId), async (letGo) => {
      const waiting = record(held)
      const told = await Promise.all([record(one), record(one), record(one), ...calm.map((family) => record(family))])
      expect(statuses(told)).toEqual(told.map(() => 201))
      letGo()
      expect((await waiting).status).toBe(201)
    })
    expect([await points(one), await points(held)]).toEqual([30, 10])
  },
)

test('who is refused is told when the others are done, and by then nobody else has joined them', async () => {
  const [family] = await company.families(1)
  const done = Promise.withResolvers<void>()
  const wrote = Promise.withResolvers<void>()
  const rename = sql`update children set name = 'Mía' where id = ${family?.childId}`
  const one = company.together.transaction().execute(async (tx) => {
    await rename.execute(tx)
    wrote.resolve()
    await done.promise
  })
  await wrote.promise
  let isTold = false
  const refused = company.together.transaction().execute(async (tx) => {
    await tx.selectFrom('families').select('id').execute()
    throw new Error('no')
  })
  const told = refused.catch((error: Error) => {
    isTold = true
    return error.message
  })
  // Whoever came into the same company would wait for the first of it, too.
  await new Promise((resolve) => setTimeout(resolve, 100))
  await company.together.transaction().execute((tx) => tx.selectFrom('families').select('id').execute())
  expect(isTold).toBe(false)
  done.resolve()
  await one
  expect(await told).toBe('no')
})

test('those who stand still keep nobody else from beginning', async () => {
  const look = (tx: Db) => tx.selectFrom('families').select('id').execute()
  const goOn = Promise.withResolvers<void>()
  const standing: Promise<unknown>[] = []
  /** A company that nobody can join any more, and that does not end. */
  async function standStill() {
    const isThere = Promise.withResolvers<void>()
    const waiting = company.together.transaction().execute(async (tx) => {
      await look(tx)
      isThere.resolve()
      await goOn.promise
    })
    await isThere.promise
    const left = Promise.withResolvers<void>()
    const leaving = company.together.transaction().execute(async (tx) => {
      await look(tx)
      left.resolve()
    })
    await left.promise
    await setImmediate()
    standing.push(waiting, leaving)
  }
  for (let company = 0; company < 3; company++) await standStill()
  expect(await company.together.transaction().execute(async (tx) => (await look(tx)).length > 0)).toBe(true)
  goOn.resolve()
  await Promise.all(standing)
})

test('what is sent again later is told as it was, and not done', async () => {
  const [family] = await company.families(1)
  if (!family) throw new Error('There is one')
  const first = await record(family, 'Once', 'again')
  const again = await record(family, 'Once', 'again')
  expect(again).toMatchObject({ status: 201, body: first.body, headers: { 'idempotency-replayed': 'true' } })
  expect(await titles(family)).toEqual(['Once'])
})
