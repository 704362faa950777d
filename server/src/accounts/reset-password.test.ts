import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweep } from '../sweep.ts'
import { databases, startServer } from '../testing.ts'
import { issueTicket } from './tickets.ts'

const HOUR = 3_600_000

describe.each(Object.entries(databases))('a link to a new password on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  async function familyWithLink() {
    const family = await server.newFamily()
    const expiresAt = new Date(server.clock.now.getTime() + 24 * HOUR)
    const token = await issueTicket(server.db, 'reset-password', { caregiverId: family.user.id }, expiresAt)
    const reset = (password: string, client = server.client()) =>
      client.call('POST', '/api/auth/reset-password', { token, password })
    const signIn = (password: string) =>
      server.client().call('POST', '/api/auth/sign-in/email', { email: family.email, password })
    return { ...family, token, reset, signIn }
  }
  const expired = { status: 410, body: { code: 'link_expired', detail: 'This link was used already or is too old' } }

  test('sets it, signs in here and ends every other session', async () => {
    const { call, user, reset, signIn } = await familyWithLink()
    const phone = server.client()
    expect(await reset('a new horse', phone)).toMatchObject({ status: 200, body: user })
    expect(await phone.call('GET', '/api/auth/user')).toMatchObject({ status: 200 })
    expect(await call('GET', '/api/auth/user')).toMatchObject({ status: 401 })
    expect((await signIn('a new horse')).status).toBe(200)
    expect((await signIn('correct horse')).status).toBe(401)
  })

  test('is good once, also when two come with it at once', async () => {
    const { reset, signIn } = await familyWithLink()
    const replies = await Promise.all(['first horse', 'other horse'].map((password) => reset(password)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410])
    expect(await reset('third horse')).toMatchObject(expired)
    expect((await signIn('third horse')).status).toBe(401)
  })

  test('ends every other link', async () => {
    const { user, token, reset, signIn } = await familyWithLink()
    const expiresAt = new Date(server.clock.now.getTime() + 24 * HOUR)
    const later = await issueTicket(server.db, 'reset-password', { caregiverId: user.id }, expiresAt)
    const body = { token: later, password: 'a new horse' }
    expect((await server.client().call('POST', '/api/auth/reset-password', body)).status).toBe(200)
    expect(token).not.toBe(later)
    expect(await reset('third horse')).toMatchObject(expired)
    expect((await signIn('a new horse')).status).toBe(200)
  })

  test('is good for a day', async () => {
    const { reset, signIn } = await familyWithLink()
    server.clock.now = new Date(server.clock.now.getTime() + 24 * HOUR + 1)
    expect(await reset('a new horse')).toMatchObject(expired)
    expect((await signIn('correct horse')).status).toBe(200)
    await sweep(server.db, server.clock.now)
    expect(await server.db.selectFrom('tickets').selectAll().execute()).toEqual([])
  })

  test('outlives a password that is too short', async () => {
    const { reset } = await familyWithLink()
    expect(await reset('short')).toMatchObject({ status: 400, body: { errors: [{ code: 'password_length' }] } })
    expect((await reset('a new horse')).status).toBe(200)
  })

  test('that was made for something else, or by nobody, opens nothing', async () => {
    const { user, token } = await familyWithLink()
    const later = new Date(server.clock.now.getTime() + HOUR)
    const other = await issueTicket(server.db, 'passkey-register', { caregiverId: user.id }, later)
    const { tokenHash } = await server.db.selectFrom('tickets').select('tokenHash').executeTakeFirstOrThrow()
    for (const wrong of [other, tokenHash, `${token}A`, token.slice(1), 'x', ''])
      expect(
        await server.client().call('POST', '/api/auth/reset-password', { token: wrong, password: 'a new horse' }),
      ).toMatchObject(expired)
  })

  test('of someone who has left us is too old', async () => {
    const { user, reset } = await familyWithLink()
    await server.db.deleteFrom('caregivers').where('id', '=', user.id).execute()
    expect(await reset('a new horse')).toMatchObject(expired)
  })
})
