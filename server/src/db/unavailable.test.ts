import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { endConnections, freshPostgres, startServer } from '../testing.ts'
import { whileHeld } from './between-testing.ts'
import { openDatabase } from './open.ts'
import { isUnavailable } from './unavailable.ts'

test.each(['25P03', '25P04', '55P03', '25006', '57014'])('PostgreSQL may serve later where it said %s', (code) => {
  expect(isUnavailable(Object.assign(new Error('limit'), { code }))).toBe(true)
})

test.each(['25001', '25P02', '42P01', '55000'])('what PostgreSQL calls %s is a fault', (code) => {
  expect(isUnavailable(Object.assign(new Error('fault'), { code }))).toBe(false)
})

test('who waits for a row longer than its operator lets anyone wait is asked to come back', async () => {
  const { url, drop } = await freshPostgres()
  const server = await startServer(async () => ({ ...openDatabase({ kind: 'postgres', url }), drop }))
  onTestFinished(() => server.stop())
  const { call } = await server.newFamily()
  await sql`alter database ${sql.id(new URL(url).pathname.slice(1))} set lock_timeout = '100ms'`.execute(server.db)
  await endConnections(url)
  await whileHeld(server.db, sql`select from families for update`, async () =>
    expect(await call('PATCH', '/api/family', { dayStartsAt: 4 })).toMatchObject({
      ...{ status: 503, body: { code: 'unavailable' } },
    }),
  )
})
