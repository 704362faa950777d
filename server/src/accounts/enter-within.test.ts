import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases, startServer } from '../testing.ts'

/** What is changed here past the server is changed by another process that nobody hears. */
describe.each(Object.entries(databases))('whoever writes again, and was changed meanwhile, on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  let ana: Awaited<ReturnType<typeof server.newFamilyWithChild>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    ana = await server.newFamilyWithChild()
    expect(await record()).toMatchObject({ status: 201, body: { points: 10 } })
  })

  const record = (points = 10, { childId = ana.childId, key = `tap-${Math.random()}` } = {}) =>
    ana.call(
      'POST',
      '/api/behaviors',
      { childId, type: points > 0 ? 'reward' : 'punishment', title: 'Something', points },
      { 'idempotency-key': key },
    )
  const familyOf = async (childId: string) =>
    (await server.db.selectFrom('children').select('familyId').where('id', '=', childId).executeTakeFirstOrThrow())
      .familyId
  const changeFamily = async (change: { timeZone?: string; keepBalancesAtZero?: number }) =>
    server.db
      .updateTable('families')
      .set(change)
      .where('id', '=', await familyOf(ana.childId))
      .execute()
  const counts = async () => {
    const familyId = await familyOf(ana.childId)
    const [lines, keys] = await Promise.all(
      (['lines', 'onceKeys'] as const).map((table) =>
        server.db.selectFrom(table).select('familyId').where('familyId', '=', familyId).execute(),
      ),
    )
    return [lines?.length, keys?.length]
  }

  test('records for the day that it is there now', async () => {
    await changeFamily({ timeZone: 'Pacific/Kiritimati' })
    const { status, body } = await record()
    expect(status).toBe(201)
    const line = server.db
      .selectFrom('lines')
      .select('day')
      .where('familyId', '=', await familyOf(ana.childId))
    expect(await line.where('id', '=', body.id).execute()).toEqual([{ day: '2026-03-30' }])
    expect(await counts()).toEqual([2, 2])
  })

  test('keeps to the rules that hold now', async () => {
    await changeFamily({ keepBalancesAtZero: 1 })
    expect(await record(-25)).toMatchObject({ status: 201, body: { points: -10 } })
  })

  test('leaves nothing where the session has ended, and no answer to be told again', async () => {
    await server.db.deleteFrom('sessions').where('caregiverId', '=', ana.user.id).execute()
    const before = await counts()
    for (const key of ['late', 'late'])
      expect(await record(10, { key })).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
    expect(await counts()).toEqual(before)
  })

  test('is told of what was done before only where they belong now', async () => {
    await record(10, { key: 'once' })
    const luis = await server.newFamilyWithChild()
    const familyId = await familyOf(luis.childId)
    await server.db.updateTable('caregivers').set({ familyId }).where('id', '=', ana.user.id).execute()
    expect(await record(10, { key: 'once' })).toMatchObject({ status: 404, body: { code: 'not_found' } })
    // What was not found in the family that they were remembered in is found in the one they belong to.
    expect(await record(10, { childId: luis.childId })).toMatchObject({ status: 201 })
  })
})

/** A connection may not ask again what a column of another type has come into: one fault of many. */
test('whoever cannot be looked up on PostgreSQL is not told what was done before', async () => {
  const server = await startServer(databases.postgres)
  try {
    const { call, childId } = await server.newFamilyWithChild()
    const record = () =>
      call(
        'POST',
        '/api/behaviors',
        { childId, type: 'reward', title: 'Something', points: 10 },
        { 'idempotency-key': 'once' },
      )
    expect(await record()).toMatchObject({ status: 201 })
    await server.db.deleteFrom('sessions').execute()
    await sql`alter table caregivers alter column name type varchar(200)`.execute(server.db)
    const { status, body } = await record()
    expect([401, 500]).toContain(status)
    expect(body).not.toHaveProperty('points')
  } finally {
    await server.stop()
  }
})
