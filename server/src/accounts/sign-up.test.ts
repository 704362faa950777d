import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from '../testing.ts'

describe.each(Object.entries(databases))('signing up on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  const signUp = (form: object, { call } = server.client()) =>
    call('POST', '/api/auth/sign-up/email', { name: 'Ana', password: 'correct horse', ...form })

  test('makes a caregiver with a family of their own, and signs in', async () => {
    const ana = server.client()
    const form = { name: ' Ana ', email: ' New@Example.org', timeZone: 'Asia/Shanghai' }
    const { status, body } = await signUp(form, ana)
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(String),
      name: 'Ana',
      email: 'new@example.org',
      family: {
        id: expect.any(String),
        timeZone: 'Asia/Shanghai',
        dayStartsAt: 0,
        keepBalancesAtZero: false,
        today: '2026-03-29',
      },
    })
    expect(await ana.call('GET', '/api/auth/user')).toMatchObject({ status: 200, body })
    expect(await ana.call('GET', '/api/children')).toMatchObject({ status: 200, body: [] })
  })

  test('without a time zone lives by UTC until told otherwise', async () => {
    const { body } = await signUp({ email: 'no-zone@example.org' })
    expect(body).toMatchObject({ family: { timeZone: 'Etc/UTC' } })
  })

  test('again with the right password signs in: the answer may have been lost on the way', async () => {
    const first = await signUp({ email: 'twice@example.org' })
    const phone = server.client()
    const again = await signUp({ email: 'TWICE@example.org', name: 'Someone' }, phone)
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect(await phone.call('GET', '/api/auth/user')).toMatchObject({ body: first.body })
  })

  test('with an address that someone has, and another password, is refused', async () => {
    await signUp({ email: 'taken@example.org' })
    const other = server.client()
    const refused = await signUp({ email: 'Taken@Example.org', password: 'another horse' }, other)
    expect(refused).toMatchObject({ status: 409, body: { code: 'email_taken' } })
    expect(other.cookie.value).toBe('')
  })

  test('ten times at once makes one account with one family', async () => {
    const email = 'ten@example.org'
    const families = async () => (await server.db.selectFrom('families').selectAll().execute()).length
    const before = await families()
    const replies = await Promise.all(Array.from({ length: 10 }, () => signUp({ email })))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
    expect(await families()).toBe(before + 1)
  })

  test('by two people at once with one address lets one of them in', async () => {
    const email = 'race@example.org'
    const replies = await Promise.all(['first horse', 'other horse'].map((password) => signUp({ email, password })))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  test('says what is wrong with each field', async () => {
    const { status, body, headers } = await signUp({
      name: ' ',
      email: 'ana',
      password: 'short',
      timeZone: 'Mars/Olympus',
    })
    expect(status).toBe(400)
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(body).toEqual({
      type: 'about:blank',
      title: 'Invalid request',
      status: 400,
      code: 'invalid_request',
      detail: 'Please enter your name',
      errors: [
        { path: 'name', code: 'name_required', message: 'Please enter your name' },
        { path: 'email', code: 'email_invalid', message: 'Please enter a valid email address' },
        { path: 'password', code: 'password_length', message: 'Password must be 8-128 characters' },
        { path: 'timeZone', code: 'time_zone_unknown', message: 'Unknown time zone' },
      ],
    })
  })

  test('keeps no password and no token that could be read', async () => {
    const { call, cookie } = server.client()
    await signUp({ email: 'secret@example.org', password: 'a very secret horse' }, { call, cookie })
    const kept = JSON.stringify([
      await server.db.selectFrom('caregivers').selectAll().execute(),
      await server.db.selectFrom('sessions').selectAll().execute(),
    ])
    expect(kept).not.toContain('secret horse')
    expect(kept).not.toContain(cookie.value.split('=')[1])
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  })
})

test('a closed server takes no new accounts and lets old ones in', async () => {
  const server = await startServer(databases.sqlite, { SIGN_UP: 'closed' })
  const { call } = server.client()
  const form = { name: 'Ana', email: 'ana@example.org', password: 'correct horse' }
  expect(await call('GET', '/api/auth/ways')).toMatchObject({ body: { password: true, signUp: false } })
  expect(await call('POST', '/api/auth/sign-up/email', form)).toMatchObject({
    status: 403,
    body: { code: 'sign_up_closed' },
  })
  expect(await server.db.selectFrom('families').selectAll().execute()).toEqual([])
  await server.stop()
})
