import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { afterWords, whoeverWaited } from '../db/between-testing.ts'
import type { Db } from '../db/tables.ts'
import { holdFamily } from '../family/hold.ts'
import { familyOf, inviteBy, openInvites, sharedFamily } from '../family/sharing-testing.ts'
import { databases, startServer } from '../testing.ts'
import { ENDING, phoneFromBefore } from './coming-in-testing.ts'
import { holdCaregiver } from './hold.ts'
import { enter, newAuthenticator, newFamilyWithPasskey, passkeysOf } from './passkeys-testing.ts'
import { hashPassword } from './password.ts'
import { addSession, endEverySession, newToken } from './session.ts'
import { setPassword } from './store.ts'
import { issueTicket } from './tickets.ts'

const OLD = 'correct horse'

type Server = Awaited<ReturnType<typeof startServer>>
type Family = Awaited<ReturnType<Server['newFamily']>>

const formOf = ({ email }: Family) => ({ name: 'Ana', email, password: OLD })

async function linkTo(server: Server, { user }: Family) {
  const later = new Date(server.clock.now.getTime() + 1000)
  const token = await issueTicket(server.db, 'reset-password', { caregiverId: user.id }, later)
  return (client: Pick<Family, 'call'>, password: string) =>
    client.call('POST', '/api/auth/reset-password', { token, password })
}

describe.each(Object.entries(databases))('what was closed while someone came in by it, on %s', (_, open) => {
  let server: Server
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  const phone = () => phoneFromBefore(server)
  async function resetMeanwhile(family: Family) {
    const reset = await linkTo(server, family)
    afterWords(server.db, ENDING, async () => expect((await reset(server.client(), 'a new horse')).status).toBe(200))
  }
  const sessionsOf = ({ user }: Family) =>
    server.db.selectFrom('sessions').selectAll().where('caregiverId', '=', user.id).execute()

  test.each([
    ['sign-in', 401, 'wrong_credentials'],
    ['sign-up', 409, 'email_taken'],
  ])('the old password opens nothing by %s', async (way, status, code) => {
    const family = await server.newFamily()
    await resetMeanwhile(family)
    const client = phone()
    const replies = [await client.call('POST', `/api/auth/${way}/email`, formOf(family))]
    replies.push(await server.client().call('POST', `/api/auth/${way}/email`, formOf(family)))
    for (const reply of replies) expect(reply).toMatchObject({ status, body: { code } })
    expect(replies[0]?.body).toEqual(replies[1]?.body)
    expect(await client.call('GET', '/api/family')).toMatchObject({ status: 401 })
    expect(await sessionsOf(family)).toHaveLength(1)
  })

  test('a new password that another link replaced begins no session', async () => {
    const family = await server.newFamily()
    const reset = await linkTo(server, family)
    const other = await hashPassword('another horse')
    afterWords(server.db, ENDING, () => setPassword(server.db, family.user.id, other))
    expect(await reset(phone(), 'a new horse')).toMatchObject({ status: 410, body: { code: 'link_expired' } })
    expect(await sessionsOf(family)).toEqual([])
  })

  test('a passkey that was forgotten opens nothing', async () => {
    const { family, authenticator, passkeys, passkey } = await newFamilyWithPasskey(server)
    afterWords(server.db, ENDING, () => passkeys.forget(passkey.id))
    expect(await enter(phone(), authenticator)).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
    expect(await sessionsOf(family)).toHaveLength(1)
  })
})

describe('a password that is replaced on postgres', () => {
  let server: Server
  beforeAll(async () => {
    server = await startServer(databases.postgres)
  })
  afterAll(() => server.stop())

  const replacing = async ({ user }: Family) => {
    const hash = await hashPassword('a new horse')
    return whoeverWaited(server.db, (tx) => setPassword(tx, user.id, hash))
  }

  test('is waited for by whoever signs in with it', async () => {
    const family = await server.newFamily()
    const waiting = await replacing(family)
    const signIn = () => server.client().call('POST', '/api/auth/sign-in/email', formOf(family))
    expect(await waiting(signIn)).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
  })

  test('moves nobody into a family that invites', async () => {
    const [family, other] = [await server.newFamily(), await server.newFamily()]
    const { code: invite } = await inviteBy(other)
    const waiting = await replacing(family)
    const signUp = () => server.client().call('POST', '/api/auth/sign-up/email', { ...formOf(family), invite })
    expect(await waiting(signUp)).toMatchObject({ status: 409, body: { code: 'email_taken' } })
    expect((await familyOf(other)).caregivers).toHaveLength(1)
    expect((await familyOf(family)).caregivers).toHaveLength(1)
  })

  test('ends also the session that was begun with it just before', async () => {
    const family = await server.newFamily()
    const reset = await linkTo(server, family)
    const token = newToken()
    const signIn = whoeverWaited(server.db, async (tx) => {
      await holdCaregiver(tx, family.user.id)
      await addSession(tx, family.user.id, token, server.clock.now)
    })
    expect(await signIn(() => reset(server.client(), 'a new horse'))).toMatchObject({ status: 200 })
    const old = server.client()
    old.cookie.value = `sprout=${token}`
    expect(await old.call('GET', '/api/family')).toMatchObject({ status: 401 })
  })
})

test('a session that ended on postgres while its call waited adds no other way in', async () => {
  const server = await startServer(databases.postgres)
  const { family } = await newFamilyWithPasskey(server)
  const ended = (hold: (tx: Db) => Promise<void>) =>
    whoeverWaited(server.db, async (tx) => {
      await hold(tx)
      await endEverySession(tx, family.user.id)
    })
  const { id: familyId } = await familyOf(family)
  const invite = ended((tx) => holdFamily(tx, familyId))
  expect(await invite(() => family.call('POST', '/api/family/invites'))).toMatchObject({ status: 401 })
  const again = await family.elsewhere()
  const { beginRegister, register } = passkeysOf(again)
  const made = newAuthenticator().make(await beginRegister())
  expect(await ended((tx) => holdCaregiver(tx, family.user.id))(() => register(made))).toMatchObject({ status: 401 })
  const phone = passkeysOf(await family.elsewhere())
  expect(await phone.list()).toHaveLength(1)
  await server.stop()
})

test('a session that ended on postgres while its call waited for the family changes nothing there', async () => {
  const server = await startServer(databases.postgres)
  const { ana, luis } = await sharedFamily(server)
  await inviteBy(luis)
  const [[invite], { id: familyId }] = [await openInvites(luis), await familyOf(luis)]
  const ended = whoeverWaited(server.db, async (tx) => {
    await holdFamily(tx, familyId)
    await endEverySession(tx, ana.id)
  })
  const calls: [method: 'POST' | 'DELETE', path: string, body?: object][] = [
    ['POST', '/api/family/invites'],
    ['DELETE', `/api/family/invites/${invite?.id}`],
    ['DELETE', `/api/family/caregivers/${luis.id}`],
    ['POST', '/api/family/erase', { confirm: 'ERASE' }],
  ]
  for (const call of calls) {
    const phone = await ana.elsewhere()
    expect(await ended(() => phone.call(...call))).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
  }
  expect(await openInvites(luis)).toEqual([invite])
  expect((await familyOf(luis)).caregivers).toHaveLength(2)
  await server.stop()
})
