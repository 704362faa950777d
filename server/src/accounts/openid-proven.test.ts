import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inviteBy, look, signUpBy } from '../family/sharing-testing.ts'
import { databases, startServer } from '../testing.ts'
import { home, newBrowser, startProvider } from './openid-testing.ts'
import { enter, newFamilyWithPasskey } from './passkeys-testing.ts'
import { issueTicket } from './tickets.ts'

let provider: Awaited<ReturnType<typeof startProvider>>
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())

describe.each(Object.entries(databases))('whoever proves that an address is theirs, on %s,', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open, provider.settings)
  })
  afterAll(() => server.stop())

  /** Each time as someone whom the provider did not know before, unless it is said who. */
  async function come(email = `${randomUUID()}@example.org`, sub: string = randomUUID()) {
    provider.now.person = { sub, name: 'Ana', email, email_verified: true }
    const browser = newBrowser(server.app)
    await browser.visit('/api/auth/openid')
    const client = server.client()
    client.cookie.value = browser.cookie()
    return { ...client, email, sub, user: await browser.whoAmI() }
  }
  const signIn = (email: string) =>
    server.client().call('POST', '/api/auth/sign-in/email', { email, password: 'correct horse' })
  async function linkTo(caregiverId: string) {
    const later = new Date(server.clock.now.getTime() + 1000)
    const token = await issueTicket(server.db, 'reset-password', { caregiverId }, later)
    return () => server.client().call('POST', '/api/auth/reset-password', { token, password: 'a new horse' })
  }

  test('closes none of a neighbour’s doors', async () => {
    const { family: neighbour, authenticator } = await newFamilyWithPasskey(server, {
      ...{ origin: home, host: 'sprout.example.org' },
    })
    const [{ code }, reset, other] = [await inviteBy(neighbour), await linkTo(neighbour.user.id), await come()]
    const { email, user } = await server.newFamily()
    expect((await come(email)).user).toMatchObject({ id: user.id })

    for (const { call } of [neighbour, other]) expect(await call('GET', '/api/family')).toMatchObject({ status: 200 })
    expect(await signIn(neighbour.email)).toMatchObject({ status: 200 })
    expect(await enter(server.client(), authenticator)).toMatchObject({ status: 200 })
    expect(await look(server.client(), code)).toMatchObject({ status: 200 })
    expect(await reset()).toMatchObject({ status: 200 })
    // The provider no longer says the address: only the identity leads there.
    provider.now.person = { sub: other.sub }
    const again = newBrowser(server.app)
    await again.visit('/api/auth/openid')
    expect(await again.whoAmI()).toMatchObject({ id: other.user.id })
  })

  test('under a second identity, too, leaves a partner’s invitation open and takes back their own', async () => {
    const ana = await come()
    const luis = await signUpBy(server, (await inviteBy(ana)).code)
    const [ofAna, ofLuis] = [await inviteBy(ana), await inviteBy(luis)]
    expect((await come(ana.email)).user).toMatchObject({ id: ana.user.id })
    expect(await look(server.client(), ofLuis.code)).toMatchObject({ status: 200, body: { invitedBy: 'Luis' } })
    expect(await look(server.client(), ofAna.code)).toMatchObject({ status: 410 })
  })

  test('ends the one-time links that were made for them before', async () => {
    const { email, user } = await server.newFamily()
    const reset = await linkTo(user.id)
    await come(email)
    expect(await reset()).toMatchObject({ status: 410, body: { code: 'link_expired' } })
  })

  test('is nobody whom another provider calls by the same name', async () => {
    const [{ user }, subject] = [await server.newFamily(), randomUUID()]
    const elsewhere = { issuer: 'https://other.example.org', subject, caregiverId: user.id }
    await server.db.insertInto('openidIdentities').values(elsewhere).execute()
    expect((await come(undefined, subject)).user.id).not.toBe(user.id)
  })
})
