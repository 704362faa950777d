import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres } from '../../../scripts/postgres.ts'
import { endConnections, startServer } from '../testing.ts'
import { openDatabase } from './open.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let operator: pg.Client
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  postgres = await startPostgres()
  const { url } = postgres
  server = await startServer(async () => ({ ...openDatabase({ kind: 'postgres', url }), drop: async () => {} }))
  operator = await connected()
})
afterAll(async () => {
  await server.stop()
  await operator.end()
  await postgres.stop()
})

async function connected() {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  return client.on('error', () => {})
}

/** What is acknowledged must be at this one as well. */
async function demandStandby(name: string) {
  await operator.query(`alter system set synchronous_standby_names = '${name}'`)
  await operator.query('select pg_reload_conf()')
}

/** What is written waits once PostgreSQL's checkpointer has read the new setting, whoever else has read it. */
async function isStandbyMissed() {
  const probe = await connected()
  let isDone = false
  const deed = probe.query("select pg_logical_emit_message(true, 'probe', '')").then(() => (isDone = true))
  const isSettled = async () => isDone || (await waiting()) === 1
  await expect.poll(isSettled).toBe(true)
  const isMissed = !isDone
  await operator.query("select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'")
  await deed
  await probe.end()
  return isMissed
}

const busy = async () =>
  (
    await operator.query(
      "select from pg_stat_activity where application_name = 'sprout' and datname = current_database() and state <> 'idle'",
    )
  ).rows.length

const waiting = async () =>
  (await operator.query("select pid from pg_stat_activity where wait_event = 'SyncRep'")).rows.length

test('what a standby does not have yet is not told to a retry either', async () => {
  const { call } = await server.newFamily()
  const tap = () => call('POST', '/api/children', { name: 'Mia' }, { 'idempotency-key': 'tap-1' })
  // What is told to the other processes would wait for the standby as well.
  await expect.poll(busy).toBe(0)
  await demandStandby('away')
  await expect.poll(isStandbyMissed).toBe(true)
  const first = tap()
  await expect.poll(waiting).toBe(1)
  // Now it is done here, and nowhere else.
  await endConnections(postgres.url)
  expect(await first).toMatchObject({ status: 503 })
  operator = await connected()

  let told = false
  const again = tap().finally(() => (told = true))
  await expect.poll(waiting).toBe(1)
  expect(told).toBe(false)
  await demandStandby('')
  expect(await again).toMatchObject({ status: 201, headers: { 'idempotency-replayed': 'true' } })
})
