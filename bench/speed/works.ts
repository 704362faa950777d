import type { Family } from './family.ts'
import type { Load } from './load.ts'

type Asked = Omit<Load, 'port' | 'clients' | 'seconds'>
export type Yardstick = 'Fastify' | 'the engine' | 'a thousand lines'
export type Work = {
  name: string
  clients: number
  beside: Yardstick
  /** The ratio that is to be reached. */
  least: number
  prepare: (family: Family) => Promise<Asked>
}

const json = { 'content-type': 'application/json', 'idempotency-key': '{key}' }
const CLIENTS = 16
/** So many that to check them in takes as long as all else is measured. */
const HABITS = 80_000
/** So many that the quickest machine does not spend what they give, a hundred points each, at a point a redemption. */
const DEEDS = 4_000

const record = async ({ cookie, childId }: Family): Promise<Asked> => ({
  method: 'POST',
  path: '/api/behaviors',
  headers: { ...json, cookie },
  body: JSON.stringify({ childId, type: 'reward', title: 'Helped', points: 10 }),
  status: 201,
})

/** A child for each client, as each writer of the engine's has one: who writes for the same child waits in turn. */
export async function recordForEach(family: Family): Promise<Asked> {
  const each = [family.childId]
  while (each.length < CLIENTS) each.push((await family.call('POST', 'children', { name: `Child ${each.length}` })).id)
  return { ...(await record({ ...family, childId: '{each}' })), each }
}

const get =
  (path: (family: Family) => string) =>
  async (family: Family): Promise<Asked> => ({
    method: 'GET',
    path: path(family),
    headers: { cookie: family.cookie },
    status: 200,
  })

const page = ({ childId }: Family) => `/api/activities/${childId}?limit=20`

async function unchanged(family: Family): Promise<Asked> {
  const reply = await fetch(`http://127.0.0.1:${family.port}${page(family)}`, { headers: { cookie: family.cookie } })
  const headers = { cookie: family.cookie, 'if-none-match': reply.headers.get('etag') ?? '' }
  return { method: 'GET', path: page(family), headers, status: 304 }
}

/** As many as clients at a time. */
async function allAtOnce<T>(many: number, work: () => Promise<T>) {
  const done: T[] = []
  while (done.length < many) done.push(...(await Promise.all(Array.from({ length: CLIENTS }, work))))
  return done
}

/** Each habit can be kept once a day. */
async function checkIn(family: Family): Promise<Asked> {
  const { childId, cookie, call } = family
  const { today } = await call<{ today: string }>('GET', 'family')
  const body = JSON.stringify({ date: today })
  const ids = await allAtOnce(HABITS, async () => (await call('POST', 'habits', { childId, title: 'Read' })).id)
  return {
    method: 'POST',
    path: '/api/habits/{id}/checkin',
    headers: { ...json, cookie },
    body,
    ids,
    status: 201,
  }
}

async function redeem({ childId, cookie, call }: Family): Promise<Asked> {
  const deed = { childId, type: 'reward', title: 'Helped', points: 100 }
  await allAtOnce(DEEDS, () => call('POST', 'behaviors', deed))
  const reward = await call('POST', 'rewards', { childId, title: 'Story', pointsCost: 1, category: 'activity' })
  return {
    method: 'POST',
    path: '/api/rewards/redeem',
    headers: { ...json, cookie },
    body: JSON.stringify({ childId, rewardId: reward.id, pointsSpent: 1 }),
    status: 201,
  }
}

/** What is measured with the server on SQLite. */
export const works: readonly Work[] = [
  { name: 'record a behaviour', clients: CLIENTS, beside: 'the engine', least: 1, prepare: record },
  { name: 'record a behaviour, one client', clients: 1, beside: 'the engine', least: 0, prepare: record },
  { name: 'check in', clients: CLIENTS, beside: 'the engine', least: 0.8, prepare: checkIn },
  { name: 'redeem', clients: CLIENTS, beside: 'the engine', least: 0.8, prepare: redeem },
  {
    name: 'children with balances',
    clients: CLIENTS,
    beside: 'Fastify',
    least: 0.5,
    prepare: get(() => '/api/children'),
  },
  { name: 'activities, unchanged', clients: CLIENTS, beside: 'Fastify', least: 0.7, prepare: unchanged },
  { name: 'activities, a page of 20', clients: CLIENTS, beside: 'Fastify', least: 0.35, prepare: get(page) },
]

/** What is measured with the server on PostgreSQL. */
export const worksOnPostgres: readonly Work[] = [
  {
    name: 'record a behaviour, PostgreSQL',
    clients: CLIENTS,
    beside: 'the engine',
    least: 0.8,
    prepare: recordForEach,
  },
]
