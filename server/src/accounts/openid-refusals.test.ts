import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases, startServer } from '../testing.ts'
import { home, newBrowser, startProvider } from './openid-testing.ts'
import { addCaregiver } from './store.ts'

const start = '/api/auth/openid'
const callback = '/api/auth/openid/callback'
const problem = (code: string, next = '/') => `${home}/sign-in?${new URLSearchParams({ problem: code, next })}`
const away = `${start}?next=/timeline`

let provider: Awaited<ReturnType<typeof startProvider>>
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())
beforeEach(() => {
  const sub = randomUUID()
  provider.now.person = { sub, name: 'Ana Ruiz', email: `${sub}@example.org`, email_verified: true }
  provider.now.denies = false
})

describe.each(Object.entries(databases))('OpenID refuses on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open, provider.settings)
  })
  afterAll(() => server.stop())
  const browser = () => newBrowser(server.app)
  const startOther = (settings: Record<string, string>) => startServer(open, { ...provider.settings, ...settings })

  test('a state that is not the one it left with', async () => {
    const { visit, cookies } = browser()
    const back = await visit(away, callback)
    back.searchParams.set('state', 'another')
    expect((await visit(back)).href).toBe(problem('openid_failed', '/timeline'))
    expect(cookies()).toEqual({})
  })

  test('a nonce that is not the one it left with', async () => {
    const { get, visit } = browser()
    const { next } = await get(new URL(away, home))
    next?.searchParams.set('nonce', 'another')
    expect((await visit(next ?? '')).href).toBe(problem('openid_failed', '/timeline'))
  })

  test('a code that was not made for this verifier', async () => {
    const { get, visit } = browser()
    const { next } = await get(new URL(away, home))
    next?.searchParams.set('code_challenge', 'x'.repeat(43))
    expect((await visit(next ?? '')).href).toBe(problem('openid_failed', '/timeline'))
  })

  test('the same way back twice', async () => {
    const { visit, whoAmI } = browser()
    const back = await visit(away, callback)
    expect((await visit(back)).href).toBe(`${home}/timeline`)
    expect((await visit(back)).href).toBe(problem('openid_failed'))
    expect(await whoAmI()).toMatchObject({ name: 'Ana Ruiz' })
  })

  test('ten who take one way back at once, but for one', async () => {
    const { visit, cookie } = browser()
    const { pathname, search } = await visit(away, callback)
    const headers = { cookie: cookie() }
    const taken = Array.from({ length: 10 }, () => server.app.inject({ url: pathname + search, headers }))
    const led = (await Promise.all(taken)).map((reply) => reply.headers.location)
    expect(led.filter((place) => place === '/timeline')).toHaveLength(1)
  })

  test('a way back that was begun in another browser', async () => {
    const [victim, attacker, third] = [browser(), browser(), browser()]
    const back = await attacker.visit(away, callback)
    expect((await victim.visit(back)).href).toBe(problem('openid_failed'))
    await third.visit(start, callback)
    expect((await third.visit(back)).href).toBe(problem('openid_failed'))
    expect(victim.cookies()).toEqual({})
    expect(third.cookies()).toEqual({})
  })

  test('a way back that took longer than a quarter of an hour', async () => {
    const { visit } = browser()
    const back = await visit(away, callback)
    server.clock.now = new Date(server.clock.now.getTime() + 15 * 60_000)
    expect((await visit(back)).href).toBe(problem('openid_failed'))
  })

  test.each(['', '?code=forged&state=forged', '?error=access_denied', '?state=%00', '?code=1&code=2'])(
    'to come back with %j and nothing else',
    async (query) => {
      expect((await browser().visit(callback + query)).href).toBe(problem('openid_failed'))
      const { visit } = browser()
      await visit(away, callback)
      expect((await visit(callback + query)).href).toBe(problem('openid_failed', '/timeline'))
    },
  )

  test('whom the provider refuses, without repeating its words', async () => {
    provider.now.denies = true
    expect((await browser().visit(away)).href).toBe(problem('openid_failed', '/timeline'))
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/%09/evil.example', '/api/logout', 'x'])(
    'to go on to %s',
    async (next) => {
      const url = `${start}?${new URLSearchParams({ next })}`
      const arrived = await browser().visit(url)
      expect(arrived.origin).toBe(home)
      expect(arrived.pathname.startsWith('/api/')).toBe(false)
    },
  )

  test('two places to go on to', async () => {
    expect((await browser().visit(`${start}?next=/a&next=/b`)).href).toBe(problem('invalid_request'))
  })

  test('newcomers where sign-up is closed, and nobody else', async () => {
    const closed = await startOther({ SIGN_UP: 'closed' })
    const newcomer = newBrowser(closed.app)
    expect((await newcomer.visit(away)).href).toBe(problem('sign_up_closed', '/timeline'))
    expect(newcomer.cookies()).toEqual({})

    const email = `${randomUUID()}@example.org`
    await addCaregiver(closed.db, { name: 'Eva', email, passwordHash: null, timeZone: 'Etc/UTC' }, closed.clock.now)
    Object.assign(provider.now.person, { email })
    const member = newBrowser(closed.app)
    expect((await member.visit(away)).href).toBe(`${home}/timeline`)
    expect(await member.whoAmI()).toMatchObject({ email })
    await closed.stop()
  })

  test('passwords where it is the only way in', async () => {
    const only = await startOther({ OPENID_ONLY: 'true' })
    const { visit, whoAmI } = newBrowser(only.app)
    expect((await visit('/api/login?next=/timeline')).href).toBe(`${home}/timeline`)
    expect(await whoAmI()).toMatchObject({ name: 'Ana Ruiz' })
    const { email } = provider.now.person
    const reply = await only.client().call('POST', '/api/auth/sign-in/email', { email, password: 'correct horse' })
    expect(reply).toMatchObject({ status: 404 })
    await only.stop()
  })

  test('to begin too often from one address', async () => {
    const strict = await startOther({ RATE_LIMITS: 'on' })
    for (let tries = 0; tries < 40; tries++) await newBrowser(strict.app).visit(away, '/auth')
    expect((await newBrowser(strict.app).visit(away)).href).toBe(problem('too_many_requests'))
    await strict.stop()
  })

  test('to begin too often from the countless addresses of one network', async () => {
    const strict = await startOther({ RATE_LIMITS: 'on' })
    const beginFrom = async (remoteAddress: string) =>
      (await strict.app.inject({ url: away, remoteAddress })).headers.location
    for (let tries = 0; tries < 40; tries++) await beginFrom(`2001:db8:1:2:${tries}::1`)
    expect(await beginFrom('2001:db8:1:2:ffff::1')).toContain('problem=too_many_requests')
    expect(await beginFrom('2001:db8:1:3::1')).not.toContain('problem=')
    await strict.stop()
  })

  test('anyone while the provider is away, and nobody once it is back', async () => {
    const other = await startOther({})
    const { visit } = newBrowser(other.app)
    await provider.stop()
    expect((await visit(away)).href).toBe(problem('openid_unreachable', '/timeline'))
    await provider.startAgain()
    const back = await visit(away, callback)
    await provider.stop()
    expect((await visit(back)).href).toBe(problem('openid_failed', '/timeline'))
    await provider.startAgain()
    expect((await visit(away)).href).toBe(`${home}/timeline`)
    await other.stop()
  })
})

test('without a provider there is no such way in', async () => {
  const server = await startServer(databases.sqlite)
  for (const path of [start, callback])
    expect(await server.client().call('GET', path)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  await server.stop()
})
