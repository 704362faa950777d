import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { afterWords } from '../db/between-testing.ts'
import { databases, startServer } from '../testing.ts'
import { home, newBrowser, startProvider } from './openid-testing.ts'

describe.each(Object.entries(databases))('by OpenID, on %s', (_, open) => {
  test('whoever comes as their family is erased begins a new one', async () => {
    const provider = await startProvider()
    const server = await startServer(open, provider.settings)
    try {
      const sub = randomUUID()
      provider.now.person = { sub, name: 'Ana Ruiz', email: `${sub}@example.org`, email_verified: true }
      const before = newBrowser(server.app)
      await before.visit('/api/auth/openid')
      const { id } = await before.whoAmI()
      const after = newBrowser(server.app, { '__Host-sprout': 'A'.repeat(43) })
      const erase = { method: 'POST', url: '/api/family/erase', payload: { confirm: 'ERASE' } } as const
      const headers = { cookie: before.cookie() }
      // The last step before a session begins: the one that the browser came with ends.
      afterWords(server.db, /^delete from "sessions"/, () => server.app.inject({ ...erase, headers }))
      const arrived = await after.visit('/api/auth/openid')
      expect(arrived.href).toBe(`${home}/`)
      expect((await after.whoAmI()).id).not.toBe(id)
    } finally {
      await server.stop()
      await provider.stop()
    }
  })
})
