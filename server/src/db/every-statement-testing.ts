import { type CompiledQuery, Kysely } from 'kysely'
import { newAuthenticator, passkeysOf } from '../accounts/passkeys-testing.ts'
import { issueTicket } from '../accounts/tickets.ts'
import { type Ask, asks, wireOf } from '../every-ask-testing.ts'
import { everyCall, nameOf } from '../every-call-testing.ts'
import { newLivedFamily } from '../family/archive/round-trip-testing.ts'
import { newRichFamily, type RichFamily } from '../rich-family-testing.ts'
import { sweep } from '../sweep.ts'
import { startServer } from '../testing.ts'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

type Server = Awaited<ReturnType<typeof startServer>>
type Client = Pick<ReturnType<Server['client']>, 'call'>

/** Makes every call there is, as a family would, and tells which statements that took on SQLite. */
export async function everyStatement() {
  const { dialect, raw } = openSqlite(':memory:', () => {})
  const issued = new Map<string, CompiledQuery>()
  const db = new Kysely<Tables>({ dialect, log: ({ query }) => void issued.set(query.sql, query) })
  const server = await startServer(async () => ({ kind: 'sqlite', db }))
  issued.clear()
  const made = newRecorder()
  await enterByEveryDoor(server, made)
  for (const name of Object.keys(asks)) await made.twice(await newRichFamily(server), name)
  await turnPages(await newRichFamily(server))
  await undoEverything(await newRichFamily(server))
  await share(server, made)
  await takeAlong(server, made)
  await comeBackLater(server, made)
  const explain = ({ sql, parameters }: CompiledQuery) =>
    raw
      .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
      .all(...parameters)
      .map(({ detail }) => detail)
  const statements = [...issued.values()].filter(({ sql }) => /^(select|insert|update|delete|with)\b/.test(sql))
  return { statements, explain, raw, answered: made.answered, stop: server.stop }
}

/** Makes calls by their names, and keeps which of them succeeded. */
function newRecorder() {
  const answered = new Set<string>()
  const note = <R extends { status: number }>(name: string, reply: R) => {
    if (reply.status < 400) answered.add(name)
    return reply
  }
  const make = async ({ call }: Client, name: string, ask: Ask, headers?: Record<string, string>) => {
    const endpoint = everyCall.find((one) => nameOf(one) === name)
    if (!endpoint) throw new Error(`There is no ${name}`)
    const { url, body } = wireOf(endpoint, ask)
    return note(name, await call(endpoint.method, url, body, headers))
  }
  const twice = async (family: RichFamily, name: string) => {
    for (let tap = 0; tap < 2; tap++)
      await make(family, name, asks[name]?.(family.ids) ?? {}, { 'idempotency-key': 'tap' })
  }
  return { answered, note, make, twice }
}
type Recorder = ReturnType<typeof newRecorder>

async function enterByEveryDoor(server: Server, { make, note }: Recorder) {
  const visitor = server.client()
  const [email, password] = ['eva@example.org', 'correct horse']
  const enter = { email, password }
  await make(visitor, 'GET /api/auth/ways', {})
  await make(visitor, 'POST /api/auth/sign-up/email', { body: { ...enter, name: 'Eva', timeZone: 'UTC' } })
  await make(visitor, 'POST /api/auth/sign-in/email', { body: enter })
  const { body: user } = await make(visitor, 'GET /api/auth/user', {})
  const passkeys = passkeysOf(visitor)
  const authenticator = newAuthenticator()
  const options = await passkeys.beginRegister()
  const { body: passkey } = note(
    'POST /api/auth/passkeys/register',
    await passkeys.register(authenticator.make(options)),
  )
  await make(visitor, 'POST /api/auth/passkeys/register/options', {})
  await make(visitor, 'GET /api/auth/passkeys', {})
  const hangUp = await follow(server, visitor.cookie.value, note)
  const signIn = authenticator.answer(await passkeys.beginSignIn())
  note('POST /api/auth/passkeys/sign-in', await passkeys.signIn(signIn))
  await make(visitor, 'POST /api/auth/passkeys/sign-in/options', {})
  await passkeys.forget(passkey.id)
  hangUp()
  await make(visitor, 'POST /api/auth/sign-out-everywhere', {})
  const later = new Date(server.clock.now.getTime() + 1000)
  const token = await issueTicket(server.db, 'reset-password', { caregiverId: user.id }, later)
  await make(visitor, 'POST /api/auth/reset-password', { body: { token, password: 'a new horse' } })
  await visitor.call('GET', '/api/logout')
}

/** Listens for what the family changes, and is asked at each change whether they still may. */
async function follow({ app }: Server, cookie: string, note: Recorder['note']) {
  const reply = await app.inject({ url: '/api/live', headers: { cookie }, payloadAsStream: true })
  note('GET /api/live', { status: reply.statusCode })
  const heard = reply.stream().resume()
  return () => heard.destroy()
}

const firstOf = async ({ call }: RichFamily, list: string) => (await call<{ id: string }[]>('GET', list)).body[0]?.id

async function turnPages(family: RichFamily) {
  const { call, ids } = family
  await call('POST', '/api/moments', { childId: ids.child, weather: 'sunny', mood: 'happy' })
  await call('POST', '/api/rewards/redeem', { childId: ids.child, rewardId: ids.reward, pointsSpent: 10 })
  for (const list of [`activities/${ids.child}`, `moments/${ids.child}`, `rewards/${ids.child}/redemptions`])
    await call('GET', `/api/${list}?limit=1&before=${await firstOf(family, `/api/${list}`)}`)
}

/** One of everything that leaves a line, and every line taken back. */
async function undoEverything(family: RichFamily) {
  const { call, ids } = family
  const childId = ids.child
  const { body: short } = await call('POST', '/api/habits', { childId, title: 'Read', targetDays: 1 })
  const checkIn = (habit: string) => call('POST', `/api/habits/${habit}/checkin`, { date: '2026-03-29' })
  for (const habit of [ids.habit, short.id]) await checkIn(habit)
  await call('PUT', `/api/skills/${ids.skill}`, { currentBest: 100 })
  await call('PUT', `/api/skills/${ids.skill}`, { isCompleted: true })
  await call('POST', '/api/moments', { childId, weather: 'sunny', mood: 'happy' })
  await call('POST', '/api/rewards/redeem', { childId, rewardId: ids.reward, pointsSpent: 10 })
  let line = await firstOf(family, `/api/activities/${childId}`)
  while (line) {
    await call('GET', `/api/activities/${line}/undo`)
    await call('POST', `/api/activities/${line}/undo`)
    line = await firstOf(family, `/api/activities/${childId}`)
  }
}

async function share(server: Server, { make }: Recorder) {
  const [family, guest] = [await newRichFamily(server), await server.newFamily()]
  const { body: invite } = await make(family, 'POST /api/family/invites', {})
  await make(family, 'GET /api/family/invites', {})
  await make(guest, 'POST /api/family/invites/look', { body: { code: invite.code } })
  await make(guest, 'POST /api/family/join', { body: { code: invite.code } })
  await make(guest, 'POST /api/family/join', { body: { code: invite.code } })
  await make(await server.newFamily(), 'POST /api/family/join', { body: { code: invite.code } })
}

async function takeAlong(server: Server, { make }: Recorder) {
  const [family, other] = [await newLivedFamily(server), await server.newFamily()]
  await make(family, 'GET /api/family/export/csv', {})
  const { body } = await make(family, 'GET /api/family/export', {})
  for (let turn = 0; turn < 2; turn++) await make(other, 'POST /api/family/import', { body: { ...body } })
  await make(other, 'POST /api/family/erase', { body: { confirm: 'ERASE' } })
}

async function comeBackLater(server: Server, { make }: Recorder) {
  const family = await newRichFamily(server)
  await make(family, 'POST /api/children', { body: { name: 'Zoe' } })
  await make(family, 'POST /api/feedback', {
    body: { feedbackType: 'general', subject: 'Thanks', message: 'It is lovely, thank you.' },
  })
  await make(family, 'PATCH /api/family', { body: { dayStartsAt: 4, keepBalancesAtZero: true } })
  server.clock.now = new Date(server.clock.now.getTime() + 7_200_000)
  for (const path of ['GET /api/children', 'GET /api/family']) await make(family, path, {})
  await sweep(server.db, server.clock.now)
}
