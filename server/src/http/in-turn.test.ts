import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { whileHeld } from '../db/between-testing.ts'
import { familyOf, type Server } from '../family/sharing-testing.ts'
import { databases, startServer } from '../testing.ts'
import { PATIENCE } from './patience.ts'

type Family = Awaited<ReturnType<Server['newFamilyWithChild']>>
const many = (call: () => Promise<{ status: number }>) => Array.from({ length: 12 }, call)
const changed = ({ call }: Family) => call('PATCH', '/api/family', { dayStartsAt: 4 })
const recorded = ({ call, childId }: Family) =>
  call('POST', '/api/behaviors', { childId, type: 'reward', title: 'Tidied up', points: 1 })

describe('on PostgreSQL', () => {
  let server: Server
  let eager: Family
  let calm: Family
  beforeAll(async () => {
    server = await startServer(databases.postgres)
    eager = await server.newFamilyWithChild()
    calm = await server.newFamilyWithChild()
  })
  afterAll(() => server.stop())

  const familyRow = async (family: Family) =>
    sql`select from families where id = ${(await familyOf(family)).id} for no key update`
  const childRow = async ({ childId }: Family) => sql`select from children where id = ${childId} for no key update`

  test.each([
    ['family', familyRow, changed, 200],
    ['child', childRow, recorded, 201],
  ] as const)('whoever waits for the row of their %s keeps no other family waiting', async (_, row, write, done) => {
    const told = await whileHeld(server.db, await row(eager), async (letGo) => {
      const writing = many(() => write(eager))
      expect((await write(calm)).status).toBe(done)
      expect((await calm.call('GET', '/readyz')).status).toBe(200)
      expect((await eager.call('GET', '/api/children')).status).toBe(200)
      letGo()
      return Promise.all(writing)
    })
    expect(told.map(({ status }) => status)).toEqual(told.map(() => done))
  })

  test('whoever would wait for longer than for a connection is told to come back', async () => {
    const server = await startServer(databases.postgres, {}, { patience: PATIENCE })
    onTestFinished(() => server.stop())
    const eager = await server.newFamilyWithChild()
    const told = await whileHeld(server.db, await familyRow(eager), async (letGo) => {
      const writing = Array.from({ length: 6 }, () => changed(eager))
      expect(await Promise.race(writing)).toMatchObject({
        ...{ status: 503, body: { code: 'unavailable' }, headers: { 'retry-after': '2' } },
      })
      letGo()
      return Promise.all(writing)
    })
    expect(told.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 503])
    expect((await changed(eager)).status).toBe(200)
  })
})
