import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from '../testing.ts'
import { enter, newAuthenticator, newFamilyWithPasskey, passkeysOf } from './passkeys-testing.ts'

describe.each(Object.entries(databases))('passkeys on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())
  const gone = { status: 404, body: { code: 'not_found' } }

  test('one tap signs in, with no address asked', async () => {
    const { family, passkeys, authenticator } = await newFamilyWithPasskey(server)
    expect(await passkeys.list()).toMatchObject([{ name: 'Phone', lastUsedAt: null }])
    const visitor = server.client()
    expect(await enter(visitor, authenticator)).toMatchObject({ status: 200, body: family.user })
    expect(await visitor.call('GET', '/api/auth/user')).toMatchObject({ body: { email: family.email } })
    expect(await passkeys.list()).toMatchObject([{ lastUsedAt: server.clock.now.toISOString() }])
    expect(await enter(server.client(), authenticator)).toMatchObject({ status: 200 })
  })

  test('a passkey that several devices share, and so never counts, signs in again and again', async () => {
    const { authenticator } = await newFamilyWithPasskey(server, { counts: false })
    expect(await enter(server.client(), authenticator)).toMatchObject({ status: 200 })
    expect(await enter(server.client(), authenticator)).toMatchObject({ status: 200 })
  })

  test('an authenticator learns what it shows to its owner, and which passkeys there are', async () => {
    const { family, passkeys, authenticator } = await newFamilyWithPasskey(server)
    const { options } = await passkeys.beginRegister()
    expect(options.user).toEqual({ id: expect.any(String), name: family.email, displayName: 'Ana' })
    expect(Buffer.from(options.user.id, 'base64url').toString()).toBe(family.user.id)
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      excludeCredentials: [{ id: authenticator.id, transports: ['internal'] }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  test('who wants to sign in is told of no one’s passkeys', async () => {
    const { options } = await passkeysOf(server.client()).beginSignIn()
    expect(Object.keys(options).sort()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification'])
  })

  test('a retry of the tap that added a passkey gets the same answer', async () => {
    const family = await server.newFamily()
    const { register, beginRegister, list } = passkeysOf(family, { 'idempotency-key': 'one-tap' })
    const made = newAuthenticator().make(await beginRegister())
    const first = await register(made)
    expect(await register(made)).toMatchObject({ status: 201, body: first.body })
    expect(await list()).toEqual([first.body])
    // What begins it is secret: no copy is kept, so it goes by no key.
    expect(await beginRegister()).toMatchObject({ options: {} })
  })

  test('what was forgotten opens nothing', async () => {
    const { passkeys, authenticator, passkey } = await newFamilyWithPasskey(server)
    expect(await passkeys.forget(passkey.id)).toMatchObject({ status: 204 })
    const reply = await enter(server.client(), authenticator)
    expect(reply).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
    expect(await passkeys.list()).toEqual([])
    expect(await passkeys.forget(passkey.id)).toMatchObject(gone)
  })

  test('what was forgotten takes no other passkey along', async () => {
    const { passkeys, authenticator, passkey } = await newFamilyWithPasskey(server)
    const [second, neighbour] = [newAuthenticator(), await newFamilyWithPasskey(server)]
    await passkeys.register(second.make(await passkeys.beginRegister()))
    expect(await passkeys.forget(passkey.id)).toMatchObject({ status: 204 })
    expect(await enter(server.client(), authenticator)).toMatchObject({ status: 401 })
    for (const other of [second, neighbour.authenticator])
      expect(await enter(server.client(), other)).toMatchObject({ status: 200 })
  })

  test('another caregiver’s passkey is not there', async () => {
    const { passkeys, passkey } = await newFamilyWithPasskey(server)
    const stranger = passkeysOf(await server.newFamily())
    expect(await stranger.list()).toEqual([])
    expect(await stranger.forget(passkey.id)).toMatchObject(gone)
    expect(await passkeys.list()).toHaveLength(1)
  })

  test('the longest id that WebAuthn allows can be used and forgotten', async () => {
    const { passkeys, authenticator, passkey } = await newFamilyWithPasskey(server, { idLength: 1023 })
    expect(await enter(server.client(), authenticator)).toMatchObject({ status: 200 })
    expect(await passkeys.forget(passkey.id)).toMatchObject({ status: 204 })
  })

  test('an account keeps twenty', async () => {
    const { family, passkeys } = await newFamilyWithPasskey(server)
    const { list, register, beginRegister } = passkeys
    for (let count = 1; count < 20; count++) await register(newAuthenticator().make(await beginRegister()))
    expect(await list()).toHaveLength(20)
    const reply = await family.call('POST', '/api/auth/passkeys/register/options')
    expect(reply).toMatchObject({ status: 409, body: { code: 'too_many_passkeys' } })
  })

  test('an account keeps twenty, however many were begun before and end at once', async () => {
    const { list, register, beginRegister } = passkeysOf(await server.newFamily())
    const begun = await Promise.all(Array.from({ length: 25 }, beginRegister))
    const replies = await Promise.all(begun.map((options) => register(newAuthenticator().make(options))))
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(20).fill(201), ...Array(5).fill(409)])
    expect(await list()).toHaveLength(20)
  })
})

describe('passkeys behind a proxy', () => {
  const { sqlite: open } = databases
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'sprout.example.org' }

  test.each([
    ['as configured', { PUBLIC_URL: 'https://sprout.example.org' }, {}],
    ['as a trusted proxy says', { TRUST_PROXY: 'true' }, forwarded],
  ])('are made for the address %s', async (_name, settings, headers) => {
    const server = await startServer(open, settings)
    const family = await server.newFamily()
    const cookie = family.cookie.value.replace(/^sprout=/, '__Host-sprout=')
    const { register, beginRegister } = passkeysOf(family, { ...headers, cookie })
    const authenticator = newAuthenticator({ origin: 'https://sprout.example.org', host: 'sprout.example.org' })
    expect(await register(authenticator.make(await beginRegister()))).toMatchObject({ status: 201 })
    const { beginSignIn, signIn } = passkeysOf(server.client(), headers)
    const entered = await signIn(authenticator.answer(await beginSignIn()))
    expect(entered).toMatchObject({ status: 200, body: { id: family.user.id } })
    expect(entered.headers['set-cookie']).toEqual(
      expect.arrayContaining([expect.stringMatching(/^__Host-sprout=.*; Secure$/)]),
    )
    await server.stop()
  })

  test('a header that any client can write changes nothing', async () => {
    const server = await startServer(open)
    const { options } = await passkeysOf(server.client(), forwarded).beginSignIn()
    expect(options.rpId).toBe('localhost')
    await server.stop()
  })
})

test('there are no passkeys where OpenID is the only way in', async () => {
  const openid = { OPENID_ISSUER: 'https://id.example.org', OPENID_CLIENT_ID: 'sprout', OPENID_ONLY: 'true' }
  const server = await startServer(databases.sqlite, { ...openid, PUBLIC_URL: 'https://sprout.example.org' })
  const { call } = server.client()
  const calls = [
    ...['register/options', 'register', 'sign-in/options', 'sign-in'].map((path) => ['POST', `/${path}`] as const),
    ['GET', ''] as const,
    ['DELETE', '/some'] as const,
  ]
  for (const [method, path] of calls)
    expect(await call(method, `/api/auth/passkeys${path}`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  await server.stop()
})
