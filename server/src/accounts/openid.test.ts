import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { familyOf, inviteBy } from '../family/sharing-testing.ts'
import { databases, startServer } from '../testing.ts'
import { home, newBrowser, startProvider } from './openid-testing.ts'
import { enter, newAuthenticator, passkeysOf } from './passkeys-testing.ts'

const start = '/api/auth/openid'
const problem = (code: string) => `${home}/sign-in?problem=${code}&next=%2F`

let provider: Awaited<ReturnType<typeof startProvider>>
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())
beforeEach(() => {
  const sub = randomUUID()
  provider.now.person = { sub, name: 'Ana Ruiz', email: `${sub}@example.org`, email_verified: true }
})
/** Somebody at the provider with this address. */
const become = (email: string, said: object = { email_verified: true }) => {
  provider.now.person = { sub: randomUUID(), name: 'Ana', email, ...said }
}

describe.each(Object.entries(databases))('OpenID on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open, provider.settings)
  })
  afterAll(() => server.stop())
  const browser = () => newBrowser(server.app)
  const signIn = (email: string) =>
    server.client().call('POST', '/api/auth/sign-in/email', { email, password: 'correct horse' })

  test('somebody new gets an account, a family and a session', async () => {
    const { visit, whoAmI, cookies } = browser()
    const arrived = await visit(`${start}?next=/timeline%3Fa%3D1&timeZone=Europe/Madrid`)
    expect(arrived.href).toBe(`${home}/timeline?a=1`)
    const { email } = provider.now.person
    expect(await whoAmI()).toMatchObject({ name: 'Ana Ruiz', email, family: { timeZone: 'Europe/Madrid' } })
    expect(Object.keys(cookies())).toEqual(['__Host-sprout', 'sprout-signed-in'])
  })

  test('somebody new who was invited joins that family, also where sign-up is closed', async () => {
    const ana = await server.newFamilyWithChild()
    const [first, second] = [(await inviteBy(ana)).code, (await inviteBy(ana)).code]
    const { config } = server.app.outside
    config.signUp = 'closed'
    const by = (code: string) => newBrowser(server.app, { '__Host-sprout-invite': code })
    const luis = by(first)
    expect((await luis.visit(`${start}?next=/join`)).href).toBe(`${home}/join`)
    expect(await luis.whoAmI()).toMatchObject({ name: 'Ana Ruiz', family: { id: (await familyOf(ana)).id } })
    expect(Object.keys(luis.cookies())).toEqual(['__Host-sprout', 'sprout-signed-in'])
    become(`${randomUUID()}@example.org`)
    const others = [await by(first).visit(start), await by('nowhere').visit(start), await browser().visit(start)]
    config.signUp = 'open'
    expect(others.map(({ href }) => href)).toEqual(['invite_used', 'link_expired', 'sign_up_closed'].map(problem))
    expect((await familyOf(ana)).caregivers).toHaveLength(2)

    const { email } = await server.newFamily()
    become(email)
    const eva = by(second)
    await eva.visit(start)
    expect(await eva.whoAmI()).not.toMatchObject({ family: { id: (await familyOf(ana)).id } })
  })

  test('who comes back finds the same account, whatever has become of the address', async () => {
    const first = browser()
    await first.visit(start)
    const { id } = await first.whoAmI()
    for (const change of [{}, { email: 'new@example.org' }, { email_verified: false }, { email: undefined }]) {
      Object.assign(provider.now.person, change)
      const again = browser()
      expect((await again.visit(start)).href).toBe(`${home}/`)
      expect(await again.whoAmI()).toMatchObject({ id })
    }
  })

  test.each([undefined, 'Mars/Olympus', ''])('a family of time zone %j begins with UTC', async (timeZone) => {
    const { visit, whoAmI } = browser()
    await visit(timeZone === undefined ? start : `${start}?timeZone=${timeZone}`)
    expect(await whoAmI()).toMatchObject({ family: { timeZone: 'Etc/UTC' } })
  })

  test.each([undefined, '', ' ', 'x'.repeat(101), 'A\nB'])(
    'a name like %j is replaced by that of the address',
    async (name) => {
      Object.assign(provider.now.person, { name })
      const { visit, whoAmI } = browser()
      await visit(start)
      expect(await whoAmI()).toMatchObject({ name: provider.now.person.sub })
    },
  )

  test('a provider that gave no secret will do', async () => {
    const settings = { ...provider.settings, OPENID_CLIENT_ID: 'open', OPENID_CLIENT_SECRET: '' }
    const other = await startServer(open, settings)
    const { visit, whoAmI } = newBrowser(other.app)
    expect((await visit(start)).href).toBe(`${home}/`)
    expect(await whoAmI()).toMatchObject({ name: 'Ana Ruiz' })
    await other.stop()
  })

  test('ten phones of somebody new at once make one account', async () => {
    const phones = Array.from({ length: 10 }, browser)
    const arrived = await Promise.all(phones.map(({ visit }) => visit(start)))
    expect(arrived.map(({ href }) => href)).toEqual(Array(10).fill(`${home}/`))
    const people = await Promise.all(phones.map(({ whoAmI }) => whoAmI()))
    expect(new Set(people.map(({ id }) => id)).size).toBe(1)
  })

  test('who is signed in already gets a new session, for the account it leads to', async () => {
    const family = await server.newFamily()
    const [, token = ''] = family.cookie.value.split('=')
    const { visit, whoAmI } = newBrowser(server.app, { '__Host-sprout': token })
    expect(await whoAmI()).toMatchObject({ id: family.user.id })
    await visit(start)
    expect(await whoAmI()).toMatchObject({ email: provider.now.person.email })
    expect(await newBrowser(server.app, { '__Host-sprout': token }).whoAmI()).toMatchObject({ code: 'unauthorized' })
  })

  describe('an address that has an account', () => {
    test('is linked when the provider vouches for it, however it is spelled', async () => {
      const family = await server.newFamily()
      become(family.email.toUpperCase())
      const { visit, whoAmI } = browser()
      expect((await visit(start)).href).toBe(`${home}/`)
      expect(await whoAmI()).toEqual(family.user)
    })

    test('is then opened by nothing that was made before', async () => {
      const family = await server.newFamily()
      const secure = { cookie: family.cookie.value.replace(/^sprout=/, '__Host-sprout=') }
      const { beginRegister, register } = passkeysOf(family, secure)
      const authenticator = newAuthenticator({ origin: home, host: 'sprout.example.org' })
      expect(await register(authenticator.make(await beginRegister()))).toMatchObject({ status: 201 })
      const { body: invite } = await family.call<{ code: string }>('POST', '/api/family/invites', undefined, secure)

      become(family.email)
      const { visit, whoAmI } = browser()
      await visit(start)
      expect(await whoAmI()).toMatchObject({ id: family.user.id })
      expect(await family.call('GET', '/api/auth/user', undefined, secure)).toMatchObject({ status: 401 })
      expect(await signIn(family.email)).toMatchObject({ status: 401 })
      expect(await enter(server.client(), authenticator)).toMatchObject({ status: 401 })
      const person = { name: 'Eva', email: `${randomUUID()}@example.org`, password: 'correct horse' }
      const joining = server.client().call('POST', '/api/auth/sign-up/email', { ...person, invite: invite.code })
      expect(await joining).toMatchObject({ status: 410, body: { code: 'link_expired' } })
    })

    test('keeps its other sessions when its owner comes again', async () => {
      const [first, second] = [browser(), browser()]
      await first.visit(start)
      await second.visit(start)
      expect(await first.whoAmI()).toMatchObject(await second.whoAmI())
    })

    test('follows the address when the provider knows it under another identity', async () => {
      const first = browser()
      await first.visit(start)
      const { id, email } = await first.whoAmI()
      become(email)
      const second = browser()
      await second.visit(start)
      expect(await second.whoAmI()).toMatchObject({ id })
      expect(await first.whoAmI()).toMatchObject({ code: 'unauthorized' })
    })

    test.each([{ email_verified: false }, { email_verified: 'true' }, { email_verified: 1 }, {}])(
      'is left alone when the provider says %j',
      async (said) => {
        const family = await server.newFamily()
        become(family.email, said)
        const { visit, cookies } = browser()
        expect((await visit(start)).href).toBe(problem('openid_unverified'))
        expect(cookies()).toEqual({})
        expect(await signIn(family.email)).toMatchObject({ status: 200, body: { id: family.user.id } })
      },
    )
  })

  test.each([{ email_verified: false }, { email: undefined }, { email: 'not an address' }])(
    'nobody gets an account with %j',
    async (claims) => {
      Object.assign(provider.now.person, claims)
      const { visit, cookies } = browser()
      expect((await visit(start)).href).toBe(problem('openid_unverified'))
      expect(cookies()).toEqual({})
      const { email } = provider.now.person
      const free = {
        name: 'Eva',
        email: email?.includes('@') ? email : `${randomUUID()}@example.org`,
        password: 'correct horse',
      }
      expect(await server.client().call('POST', '/api/auth/sign-up/email', free)).toMatchObject({ status: 201 })
    },
  )
})
