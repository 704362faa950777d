import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { whoeverWaited } from '../db/between-testing.ts'
import { joinFamily } from '../family/join.ts'
import { familyOf, inviteBy, join, look, type Server, sharedFamily, signUpBy } from '../family/sharing-testing.ts'
import { follow } from '../live/follow-testing.ts'
import { databases, startServer } from '../testing.ts'
import { newBrowser, startProvider } from './openid-testing.ts'

const start = '/api/auth/openid'

let provider: Awaited<ReturnType<typeof startProvider>>
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())

/** Whoever this address belongs to comes through the provider, and goes on as a client. */
async function comeAs(server: Server, email: string, sub: string = randomUUID()) {
  provider.now.person = { sub, name: 'Ana', email, email_verified: true }
  const browser = newBrowser(server.app)
  const { pathname, hash } = await browser.visit(start)
  const client = server.client()
  client.cookie.value = browser.cookie()
  return { ...client, pathname, code: hash.slice(1), whoAmI: browser.whoAmI }
}

describe.each(Object.entries(databases))(
  'an address that is first proven while its family has others, on %s',
  (_, open) => {
    let server: Server
    beforeAll(async () => {
      server = await startServer(open, provider.settings)
    })
    afterAll(() => server.stop())

    test('whoever squatted on it and brought a second account reads nothing of its owner', async () => {
      const squatter = await server.newFamily()
      const second = await signUpBy(server, (await inviteBy(squatter)).code)
      const { code: unused } = await inviteBy(squatter)
      const owner = await comeAs(server, squatter.email)
      expect(await owner.call('POST', '/api/children', { name: 'Mia' })).toMatchObject({ status: 201 })
      expect((await familyOf(owner)).caregivers).toMatchObject([{ email: squatter.email, isYou: true }])
      expect((await second.call('GET', '/api/children')).body).toEqual([])
      expect((await familyOf(second)).caregivers).toMatchObject([{ id: second.id }])
      expect(await squatter.call('GET', '/api/family')).toMatchObject({ status: 401 })
      expect(await look(server.client(), unused)).toMatchObject({ status: 410 })
    })

    test('a parent is asked at once, and one tap leads back to the child and the partner', async () => {
      const { ana, luis, childId } = await sharedFamily(server)
      const sub = randomUUID()
      const back = await comeAs(server, ana.email, sub)
      expect(back.pathname).toBe('/join')
      const { id: familyId } = await familyOf(luis)
      expect((await look(back, back.code)).body).toMatchObject({ invitedBy: 'Luis', familyId, isUsed: false })
      expect(await join(back, back.code)).toMatchObject({ status: 200, body: { id: familyId } })
      expect((await back.call('GET', '/api/children')).body).toMatchObject([{ id: childId }])
      expect((await familyOf(luis)).caregivers.map(({ id }) => id).sort()).toEqual([ana.id, luis.id].sort())

      // Known by now, under this identity and under another.
      for (const known of [sub, randomUUID()]) {
        const again = await comeAs(server, ana.email, known)
        expect([again.pathname, (await familyOf(again)).id]).toEqual(['/', familyId])
      }
    })

    test('the partner is told at once', async () => {
      const { ana, luis } = await sharedFamily(server)
      const line = await follow(await server.app.listen({ port: 0, host: '127.0.0.1' }), luis.cookie)
      await comeAs(server, ana.email)
      await line.hears({ childId: null, what: ['family'] })
      await line.leave()
    })

    test('both parents are asked once each, and end in one family', async () => {
      const { ana, luis, childId } = await sharedFamily(server)
      for (const { email } of [ana, luis]) {
        const back = await comeAs(server, email)
        await join(back, back.code)
        expect((await back.call('GET', '/api/children')).body).toMatchObject([{ id: childId }])
        expect((await familyOf(back)).caregivers).toHaveLength(2)
      }
    })

    test('a parent who is alone with their children stays with them', async () => {
      const { email, childId } = await server.newFamilyWithChild()
      const ana = await comeAs(server, email)
      expect([ana.pathname, ana.code]).toEqual(['/', ''])
      expect((await ana.call('GET', '/api/children')).body).toMatchObject([{ id: childId }])
    })
  },
)

test('whoever joins on postgres at that very moment is not with them either', async () => {
  const server = await startServer(databases.postgres, provider.settings)
  const [squatter, second] = [await server.newFamily(), await server.newFamily()]
  const { code } = await inviteBy(squatter)
  const joining = whoeverWaited(server.db, (tx) =>
    joinFamily({ db: tx, caregiverId: second.user.id, now: server.clock.now }, code),
  )
  const owner = await joining(() => comeAs(server, squatter.email))
  expect((await familyOf(owner)).caregivers).toHaveLength(1)
  expect((await familyOf(second)).caregivers).toHaveLength(1)
  await server.stop()
})
