import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweep } from '../sweep.ts'
import { databases, startServer } from '../testing.ts'
import { familiesOf, hashOf } from './session.ts'

const DAY = 86_400_000

describe.each(Object.entries(databases))('a session on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  const later = (days: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + days * DAY)
  }
  const signIn = (email: string, client = server.client()) =>
    client.call('POST', '/api/auth/sign-in/email', { email, password: 'correct horse' })
  const isIn = async ({ call }: ReturnType<typeof server.client>) =>
    (await call('GET', '/api/auth/user')).status === 200
  const phoneOf = async (email: string) => {
    const phone = server.client()
    await signIn(email, phone)
    return phone
  }

  test('lasts as long as it is used, and 30 days more', async () => {
    const { call, cookie } = await server.newFamily()
    const first = cookie.value
    for (let turn = 0; turn < 3; turn++) {
      later(29)
      const { status, headers } = await call('GET', '/api/children')
      expect(status).toBe(200)
      expect(headers['set-cookie']).toEqual([
        `${first}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`,
        expect.stringMatching(/^sprout-signed-in=yes-[\w-]{8}; Path=\/; Max-Age=2592000; SameSite=Lax$/),
      ])
    }
    later(30.1)
    expect(await call('GET', '/api/children')).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
  })

  test('is written anew once an hour at most', async () => {
    const { call } = await server.newFamily()
    later(0.5 / 24)
    expect((await call('GET', '/api/children')).headers['set-cookie']).toBeUndefined()
    later(0.6 / 24)
    expect((await call('GET', '/api/children')).headers['set-cookie']).toBeDefined()
    expect((await call('GET', '/api/children')).headers['set-cookie']).toBeUndefined()
  })

  test('that has run out is swept away, and one that has not is kept', async () => {
    const { email, ...old } = await server.newFamily()
    later(31)
    const phone = await phoneOf(email)
    await sweep(server.db, server.clock.now)
    expect([await isIn(old), await isIn(phone)]).toEqual([false, true])
    const { caregiverId } = await server.db
      .selectFrom('caregivers')
      .select('id as caregiverId')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const kept = await server.db
      .selectFrom('sessions')
      .select('tokenHash')
      .where('caregiverId', '=', caregiverId)
      .execute()
    expect(kept).toHaveLength(1)
  })

  test('begins under a new token at each sign-in, and the one before ends', async () => {
    const { email, cookie, call } = await server.newFamily()
    const before = { ...cookie }
    await signIn(email, { call, cookie })
    expect(cookie.value).not.toBe(before.value)
    expect(await isIn({ call, cookie })).toBe(true)
    expect((await server.client().call('GET', '/api/auth/user', undefined, { cookie: before.value })).status).toBe(401)
  })

  test('that someone else planted is not taken over at sign-in', async () => {
    const { email } = await server.newFamily()
    const planted = `sprout=${'A'.repeat(43)}`
    const victim = server.client()
    victim.cookie.value = planted
    await signIn(email, victim)
    expect(victim.cookie.value).not.toBe(planted)
    expect((await server.client().call('GET', '/api/auth/user', undefined, { cookie: planted })).status).toBe(401)
  })

  test('of the attacker, planted with the victim, ends when the victim signs in', async () => {
    const attacker = await server.newFamily()
    const { email, user } = await server.newFamily()
    const victim = server.client()
    victim.cookie.value = attacker.cookie.value
    await signIn(email, victim)
    expect((await victim.call('GET', '/api/auth/user')).body).toEqual(user)
    expect(await isIn(attacker)).toBe(false)
  })

  test('ends on the server when one signs out', async () => {
    const { call, cookie } = await server.newFamily()
    const kept = cookie.value
    const out = await call('GET', '/api/logout')
    expect(out).toMatchObject({ status: 302, headers: { location: '/' } })
    expect(out.headers['set-cookie']).toEqual([
      'sprout=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
      'sprout-signed-in=; Path=/; Max-Age=0; SameSite=Lax',
    ])
    expect((await server.client().call('GET', '/api/auth/user', undefined, { cookie: kept })).status).toBe(401)
  })

  test('that ended elsewhere is no longer asked for', async () => {
    const { call } = server.client()
    const told = async (cookie: string) => (await call('GET', '/api/auth/user', undefined, { cookie })).headers
    expect((await told('sprout-signed-in=yes'))['set-cookie']).toContain(
      'sprout-signed-in=; Path=/; Max-Age=0; SameSite=Lax',
    )
    expect((await told('a=b'))['set-cookie']).toBeUndefined()
  })

  test('is looked up among many as it is alone', async () => {
    const [here, out, old] = [await server.newFamily(), await server.newFamily(), await server.newFamily()]
    const hashes = [here, out, old].map(({ cookie }) => hashOf(cookie.value.slice('sprout='.length)))
    await out.call('GET', '/api/logout')
    await server.db
      .updateTable('sessions')
      .set({ expiresAt: '2000-01-01T00:00:00.000Z' })
      .where('tokenHash', '=', hashes[2] ?? '')
      .execute()
    const { familyId } = await server.db
      .selectFrom('caregivers')
      .select('familyId')
      .where('email', '=', here.email)
      .executeTakeFirstOrThrow()
    expect([...(await familiesOf(server.db, [...hashes, 'unknown'], server.clock.now))]).toEqual([
      [hashes[0], familyId],
    ])
  })

  test('does not end because another site links to signing out', async () => {
    const { call, cookie } = await server.newFamily()
    const out = await call('GET', '/api/logout', undefined, { 'sec-fetch-site': 'cross-site' })
    expect(out).toMatchObject({ status: 302, headers: { location: '/' } })
    expect(out.headers['set-cookie']).toBeUndefined()
    expect(await isIn({ call, cookie })).toBe(true)
  })

  test('ends on every device when one signs out everywhere, and nobody else notices', async () => {
    const { email, ...tablet } = await server.newFamily()
    const phone = await phoneOf(email)
    const stranger = await server.newFamily()
    expect(await tablet.call('POST', '/api/auth/sign-out-everywhere')).toMatchObject({ status: 204, body: '' })
    expect([await isIn(tablet), await isIn(phone), await isIn(stranger)]).toEqual([false, false, true])
  })

  test('of two devices goes on when one of them signs out', async () => {
    const { email, ...tablet } = await server.newFamily()
    const phone = await phoneOf(email)
    await phone.call('GET', '/api/logout')
    expect([await isIn(tablet), await isIn(phone)]).toEqual([true, false])
  })
})
