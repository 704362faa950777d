import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { afterWords } from '../db/between-testing.ts'
import { type Server, sharedFamily } from '../family/sharing-testing.ts'
import { type Client, databases, startServer } from '../testing.ts'
import { ENDING, phoneFromBefore } from './coming-in-testing.ts'
import { enter, newFamilyWithPasskey } from './passkeys-testing.ts'
import { issueTicket } from './tickets.ts'

const ERASE = ['POST', '/api/family/erase', { confirm: 'ERASE' }] as const
const FINDING = /^select .* from "caregivers" where "email"/

describe.each(Object.entries(databases))('whoever signs in as their family is erased on %s', (_, open) => {
  let server: Server
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  const phone = () => phoneFromBefore(server)
  const signIn = (email: string, { call } = phone()) =>
    call('POST', '/api/auth/sign-in/email', { email, password: 'correct horse' })
  const eraseAfter = (words: RegExp, { call }: Pick<Client, 'call'>) =>
    afterWords(server.db, words, async () => expect((await call(...ERASE)).status).toBe(204))

  test('is told the same as with an address that nobody has', async () => {
    for (const words of [FINDING, ENDING]) {
      const family = await server.newFamily()
      eraseAfter(words, family)
      const { status, body } = await signIn(family.email)
      expect([status, body.code]).toEqual([401, 'wrong_credentials'])
      expect(body).toEqual((await signIn(family.email)).body)
    }
  })

  test('with the form that once made the account, gets another', async () => {
    const family = await server.newFamily()
    const form = { name: 'Ana', email: family.email, password: 'correct horse' }
    const client = phone()
    eraseAfter(ENDING, family)
    const made = await client.call('POST', '/api/auth/sign-up/email', form)
    expect(made.status).toBe(201)
    expect(made.body.id).not.toBe(family.user.id)
    expect(await client.call('GET', '/api/auth/user')).toMatchObject({ status: 200, body: { id: made.body.id } })
  })

  test('by a link to a new password, is told that it has run out', async () => {
    const { ana, luis } = await sharedFamily(server)
    const later = new Date(server.clock.now.getTime() + 1000)
    const token = await issueTicket(server.db, 'reset-password', { caregiverId: ana.id }, later)
    eraseAfter(ENDING, luis)
    const reset = { token, password: 'a new horse' }
    expect(await phone().call('POST', '/api/auth/reset-password', reset)).toMatchObject({
      status: 410,
      body: { code: 'link_expired' },
    })
  })

  test('with a passkey, is told that it is not known', async () => {
    const { family, authenticator } = await newFamilyWithPasskey(server)
    eraseAfter(ENDING, family)
    expect(await enter(phone(), authenticator)).toMatchObject({
      status: 401,
      body: { code: 'wrong_credentials', detail: 'This passkey is not known here' },
    })
  })

  test('what fails again is no matter of who has gone', async () => {
    const { email } = await server.newFamily()
    const nobodys = { tokenHash: 'x', caregiverId: 'nobody', createdAt: '', usedAt: '', expiresAt: '', leftAt: null }
    const fail = async () => server.db.insertInto('sessions').values(nobodys).execute()
    afterWords(server.db, FINDING, () => {
      afterWords(server.db, FINDING, fail)
      return fail()
    })
    expect([500, 503]).toContain((await signIn(email)).status)
    expect((await signIn(email)).status).toBe(200)
  })
})
