import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { afterWords, whoeverWaited } from '../db/between-testing.ts'
import { databases, startServer } from '../testing.ts'
import { holdCaregiver } from './hold.ts'
import { home, newBrowser, startProvider } from './openid-testing.ts'
import { addSession, newToken } from './session.ts'

const start = '/api/auth/openid'
const planted = { '__Host-sprout': 'A'.repeat(43) }

let provider: Awaited<ReturnType<typeof startProvider>>
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())
const become = (email: string, more: object = {}) => {
  provider.now.person = { sub: randomUUID(), name: 'Ana', email, email_verified: true, ...more }
}

describe.each(Object.entries(databases))('by OpenID, on %s', (_, open) => {
  test('an identity that gave way to another while it came in opens nothing', async () => {
    const server = await startServer(open, provider.settings)
    const email = `${randomUUID()}@example.org`
    become(email)
    const [first, second] = [newBrowser(server.app), newBrowser(server.app)]
    await first.visit(start)
    const again = newBrowser(server.app, planted)
    // What could link it anew is no longer said.
    Object.assign(provider.now.person, { email_verified: false })
    afterWords(server.db, /^delete from "sessions"/, async () => {
      become(email)
      await second.visit(start)
    })
    expect((await again.visit(start)).href).toBe(`${home}/sign-in?problem=openid_unverified&next=%2F`)
    expect(await again.whoAmI()).toMatchObject({ code: 'unauthorized' })
    expect(await second.whoAmI()).toMatchObject({ email })
    await server.stop()
  })
})

test('whoever proves the address on postgres ends also the session that was begun just before', async () => {
  const server = await startServer(databases.postgres, provider.settings)
  const { user, email } = await server.newFamily()
  const token = newToken()
  const signIn = whoeverWaited(server.db, async (tx) => {
    await holdCaregiver(tx, user.id)
    await addSession(tx, user.id, token, server.clock.now)
  })
  become(email)
  const owner = newBrowser(server.app)
  await signIn(() => owner.visit(start))
  expect(await owner.whoAmI()).toMatchObject({ id: user.id })
  expect(await newBrowser(server.app, { '__Host-sprout': token }).whoAmI()).toMatchObject({ code: 'unauthorized' })
  await server.stop()
})
