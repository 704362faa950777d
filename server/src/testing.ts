import { randomUUID } from 'node:crypto'
import { type DispatchFunc, type InjectOptions, inject } from 'light-my-request'
import pg from 'pg'
import { type Config, readConfig } from './config.ts'
import { migrate } from './db/migrate.ts'
import { type OpenDatabase, openDatabase } from './db/open.ts'
import { buildApp } from './http/app.ts'
import { refuseUndocumented } from './http/conforming-testing.ts'
import type { Outside } from './http/outside.ts'
import { PATIENCE } from './http/patience.ts'

type Opened = OpenDatabase & { drop?: () => Promise<void> }
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Every database the product promises: SQLite in memory, and a real PostgreSQL that the test run started. */
export const databases = {
  sqlite: async (): Promise<Opened> => openDatabase({ kind: 'sqlite', file: ':memory:' }),
  postgres: async (): Promise<Opened> => {
    const { url, drop } = await freshPostgres()
    // What waits for another is no failure of a busy machine.
    return { ...openDatabase({ kind: 'postgres', url, patience: 120_000 }), drop }
  },
}

/** An empty database of its own on the test run's PostgreSQL. */
export async function freshPostgres() {
  const server = process.env.TEST_POSTGRES_URL
  if (!server) throw new Error('TEST_POSTGRES_URL is not set: run the tests through npm')
  const name = `sprout_${randomUUID().replaceAll('-', '')}`
  await operate(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => operate(server, `drop database ${name} with (force)`) }
}

/** As its operator may, under the feet of every server that works there. Once told they are gone, and a pool knows it. */
export const END_OTHERS = `select pg_terminate_backend(pid, 30000) from pg_stat_activity
  where pid <> pg_backend_pid() and datname = current_database()`
export const endConnections = (url: string) => operate(url, END_OTHERS)

async function operate(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Pip takes no breath, and waits for a model longer than a busy machine takes. */
export const PACE = { sentence: 0, word: 30_000, whole: 60_000 }
/** Nor does a busy machine keep a writer, or a page, waiting for too long. */
const patience = { ...PATIENCE, turn: 60_000, page: 60_000 }

/** A server as in production, but for the clock; settings as one would give them in the environment. */
export async function startServer(
  open: () => Promise<Opened>,
  settings: Record<string, string> = {},
  more: Pick<Outside, 'webDir' | 'pace' | 'patience'> = {},
) {
  const database = await open()
  await migrate(database)
  const clock = { now: new Date('2026-03-29T12:00:00Z') }
  const config: Config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ...settings })
  const app = await buildApp({ ...database, clock: () => clock.now, config, pace: PACE, patience, ...more })
  await app.ready()
  // As from the network: past what stands before the framework.
  const meet: DispatchFunc = (request, reply) => void app.server.emit('request', request, reply)
  app.inject = ((ask: InjectOptions) => inject(meet, ask)) as typeof app.inject
  const client = () => newClient(app)

  const { newFamily, newFamilyWithChild } = familiesOn(client)

  const stop = async () => {
    await app.close()
    await database.reader?.destroy()
    await database.db.destroy()
    await database.drop?.()
  }
  return { app, db: database.db, clock, client, newFamily, newFamilyWithChild, stop }
}

export type Client = ReturnType<typeof newClient>

/** Families as tests need them, whoever serves them. */
export function familiesOn(client: () => Client) {
  /** A caregiver of a new family. Everything hangs under it, so tests need no clean-up between each other. */
  async function newFamily({ timeZone = 'Europe/Madrid' } = {}) {
    const { call, cookie } = client()
    const email = `${randomUUID()}@example.org`
    const { status, body: user } = await call('POST', '/api/auth/sign-up/email', {
      name: 'Ana',
      email,
      password: 'correct horse',
      timeZone,
    })
    if (status !== 201) throw new Error(`No new family: ${status} ${user.code}`)
    /** The same caregiver on another phone. */
    const elsewhere = async () => {
      const phone = client()
      await phone.call('POST', '/api/auth/sign-in/email', { email, password: 'correct horse' })
      return phone
    }
    return { user, email, call, cookie, elsewhere }
  }

  async function newFamilyWithChild(child: object = { name: 'Mia' }) {
    const family = await newFamily()
    const { body } = await family.call('POST', '/api/children', child)
    return { ...family, child: body, childId: body.id }
  }

  return { newFamily, newFamilyWithChild }
}

/** What most replies have: an id, or the name of a refusal. */
type Shown = { id: string; code: string; detail: string }
type App = Awaited<ReturnType<typeof buildApp>>

/** A browser with one cookie jar and no page: it sends what it was given. */
function newClient(app: App) {
  const cookie = { value: '' }
  async function call<T = Shown>(method: Method, url: string, payload?: object, headers: Record<string, string> = {}) {
    const reply = await app.inject({
      method,
      url,
      headers: { ...(cookie.value && { cookie: cookie.value }), ...headers },
      ...(payload && { payload }),
    })
    refuseUndocumented(app, method, url, reply)
    const given = reply.cookies[0]
    if (given) cookie.value = given.value ? `${given.name}=${given.value}` : ''
    // The document's schemas have checked it; the test says what it expects to read.
    const isJson = reply.body !== '' && reply.headers['content-type']?.toString().includes('json')
    const body = (isJson ? reply.json() : reply.body) as T
    return { status: reply.statusCode, body, headers: reply.headers }
  }
  return { call, cookie }
}
