import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { PATIENCE } from '../http/patience.ts'
import { END_OTHERS, freshPostgres, startServer } from '../testing.ts'
import { openDatabase } from './open.ts'
import { wireTo } from './wire-testing.ts'

const unavailable = { status: 503, body: { code: 'unavailable', detail: 'Please try again in a moment' } }

async function serverOnWire({ webDir, ...settings }: { patience?: number; webDir?: string } = {}) {
  const { url, drop } = await freshPostgres()
  const wire = await wireTo(url)
  const place = { kind: 'postgres', url: wire.url, ...settings } as const
  const server = await startServer(
    async () => ({ ...openDatabase(place), drop }),
    {},
    webDir ? { webDir, patience: PATIENCE } : {},
  )
  const stop = async () => {
    await server.stop()
    wire.cut()
  }
  return { url, wire, server, stop }
}

describe('when PostgreSQL goes away', () => {
  let wired: Awaited<ReturnType<typeof serverOnWire>>
  let direct: pg.Client
  beforeAll(async () => {
    wired = await serverOnWire()
    direct = new pg.Client({ connectionString: wired.url })
    await direct.connect()
  })
  afterAll(async () => {
    await direct.end()
    await wired.stop()
  })

  const families = async (count: number) => Promise.all(Array.from({ length: count }, () => wired.server.newFamily()))

  test('everyone is asked to come back, and served again once it is there', async () => {
    const { server, wire } = wired
    const { call } = await server.newFamily()
    const form = { name: 'Ana', email: 'away@example.org', password: 'correct horse' }
    wire.cut()
    const replies = [
      await call('GET', '/api/children'),
      await call('POST', '/api/children', { name: 'Mia' }, { 'idempotency-key': 'tap-1' }),
      await call('GET', '/readyz'),
      await call('GET', '/api/logout'),
      await server.client().call('POST', '/api/auth/sign-up/email', form),
    ]
    for (const reply of replies) {
      expect(reply).toMatchObject(unavailable)
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(await call('GET', '/healthz')).toMatchObject({ status: 200 })
    await wire.mend()
    expect(await call('GET', '/readyz')).toMatchObject({ status: 200 })
    expect(await call('POST', '/api/children', { name: 'Mia' }, { 'idempotency-key': 'tap-1' })).toMatchObject({
      status: 201,
    })
    expect((await call('GET', '/api/children')).body).toHaveLength(1)
  })

  /** Another program holds the families, so that whoever changes one waits in the midst of a transaction. */
  async function whileHeld(work: () => Promise<void>) {
    await direct.query('begin')
    await direct.query('select * from families for update')
    await work()
    await direct.query('rollback')
  }
  const isWaiting = async (count: number) => {
    const waiting = `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    const found = async () => {
      // Else a transaction goes on seeing those who were connected when it looked first.
      await direct.query('select pg_stat_clear_snapshot()')
      return (await direct.query(waiting)).rowCount
    }
    await expect.poll(found, { timeout: 30_000, interval: 10 }).toBe(count)
  }

  test('in the midst of what is being written, nothing of it is kept and the server lives', async () => {
    const { wire } = wired
    const [one, two] = await families(2)
    await whileHeld(async () => {
      const writing = [one!, two!].map(({ call }) => call('PATCH', '/api/family', { dayStartsAt: 4 }))
      await isWaiting(2)
      wire.cut()
      for (const reply of await Promise.all(writing)) expect(reply).toMatchObject(unavailable)
    })
    await wire.mend()
    expect(await one!.call('GET', '/api/family')).toMatchObject({ status: 200, body: { dayStartsAt: 0 } })
    expect(await one!.call('PATCH', '/api/family', { dayStartsAt: 4 })).toMatchObject({ status: 200 })
  })

  const endOthers = () => direct.query(END_OTHERS)

  test('because its operator ended the connections, the server opens others', async () => {
    const all = await families(6)
    await whileHeld(async () => {
      const writing = all.map(({ call }) => call('PATCH', '/api/family', { dayStartsAt: 4 }))
      await isWaiting(6)
      await endOthers()
      for (const reply of await Promise.all(writing)) expect(reply).toMatchObject(unavailable)
    })
    for (const { call } of all)
      expect(await call('GET', '/api/family')).toMatchObject({ status: 200, body: { dayStartsAt: 0 } })
  })

  test('and a standby answers in its place, nobody is kept there', async () => {
    const { server, url } = wired
    const { call } = await server.newFamily()
    const name = new URL(url).pathname.slice(1)
    // What a standby says of itself: the name is looked for here first.
    await direct.query('create schema standby')
    await direct.query('create function standby.pg_is_in_recovery() returns boolean return true')
    await direct.query(`alter database ${name} set search_path = standby, pg_catalog, public`)
    await direct.query(`alter database ${name} set default_transaction_read_only = on`)
    await endOthers()
    // More often than there are old connections to find dead.
    for (let turn = 0; turn < 12; turn++)
      expect(await call('PATCH', '/api/family', { dayStartsAt: 4 })).toMatchObject(unavailable)
    expect(await call('GET', '/readyz')).toMatchObject(unavailable)
    await direct.query(`alter database ${name} reset all`)
    expect(await call('PATCH', '/api/family', { dayStartsAt: 4 })).toMatchObject({ status: 200 })
  })
})

test('when the network to PostgreSQL swallows everything without a word, nobody waits for ever', async () => {
  // Longer than a busy machine stands still.
  const { wire, server, stop } = await serverOnWire({ patience: 5000 })
  onTestFinished(stop)
  const { call } = await server.newFamily()
  wire.swallow()
  const [read, write] = [call('GET', '/api/children'), call('PATCH', '/api/family', { dayStartsAt: 4 })]
  expect(await read).toMatchObject(unavailable)
  expect(await write).toMatchObject(unavailable)
  wire.cut()
  await wire.mend()
  expect(await call('GET', '/api/children')).toMatchObject({ status: 200 })
})

test('the app itself does not wait for a PostgreSQL that says nothing', async () => {
  const webDir = mkdtempSync(join(tmpdir(), 'sprout-away-'))
  writeFileSync(join(webDir, 'index.html'), 'the app')
  const { wire, server, stop } = await serverOnWire({ patience: 15_000, webDir })
  onTestFinished(async () => {
    await stop()
    rmSync(webDir, { recursive: true })
  })
  const { cookie, call } = await server.newFamily()
  const page = () => server.app.inject({ url: '/en', headers: { cookie: cookie.value } })
  expect((await page()).headers.link).toContain('/api/children')
  // There are connections, for all of the three that are to be asked in silence.
  await Promise.all(Array.from({ length: 5 }, () => call('GET', '/readyz')))
  wire.swallow()
  let isTold = false
  const waiting = call('GET', '/api/children').then(() => (isTold = true))
  expect(await page()).toMatchObject({ statusCode: 200, body: 'the app', headers: { link: '' } })
  // Nor does a balancer, to learn that it is so.
  expect(await call('GET', '/readyz')).toMatchObject(unavailable)
  expect(isTold).toBe(false)
  wire.cut()
  await waiting
})

test('while another program writes to the file of SQLite for too long, writers are asked to come back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sprout-away-'))
  const file = join(folder, 'sprout.sqlite')
  const server = await startServer(async () => openDatabase({ kind: 'sqlite', file, patience: 50 }))
  const other = new Sqlite(file)
  onTestFinished(async () => {
    other.close()
    await server.stop()
    rmSync(folder, { recursive: true })
  })
  const { call } = await server.newFamily()
  other.exec('begin immediate')
  const refused = await call('PATCH', '/api/family', { dayStartsAt: 4 })
  expect(refused).toMatchObject(unavailable)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await call('GET', '/api/family')).toMatchObject({ status: 200, body: { dayStartsAt: 0 } })
  other.exec('rollback')
  expect(await call('PATCH', '/api/family', { dayStartsAt: 4 })).toMatchObject({
    status: 200,
    body: { dayStartsAt: 4 },
  })
})
