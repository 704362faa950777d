import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from '../testing.ts'

describe('a cookie', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(databases.sqlite)
  })
  afterAll(() => server.stop())

  const ask = async (cookie: string) =>
    (await server.client().call('GET', '/api/auth/user', undefined, { cookie })).status

  test('opens the door among others', async () => {
    const { cookie } = await server.newFamily()
    for (const jar of [cookie.value, `a=b; ${cookie.value}; c=d`, `a=b;${cookie.value}`, `;;=; ${cookie.value};`])
      expect(await ask(jar)).toBe(200)
  })

  test('that is not ours, not whole, or not alone opens nothing', async () => {
    const { cookie } = await server.newFamily()
    const token = cookie.value.slice('sprout='.length)
    const { tokenHash } = await server.db.selectFrom('sessions').select('tokenHash').executeTakeFirstOrThrow()
    const forged = [
      '',
      'sprout',
      'sprout=',
      `sprout=${token.slice(0, -1)}`,
      `sprout=${token}A`,
      `sprout=${token}${token}`,
      `sprout=${token.toLowerCase()}`,
      `sprout="${token}"`,
      `sprout=${token}\u00e9`,
      `sprout=${encodeURIComponent(`${token}' or '1'='1`)}`,
      `sprout=${tokenHash}`,
      `Sprout=${token}`,
      `xsprout=${token}`,
      `__Host-sprout=${token}`,
      `sprout=${'A'.repeat(43)}; sprout=${token}`,
      `sprout=${'A'.repeat(1_000_000)}`,
      `sprout=${'%00'.repeat(20)}`,
      'sprout=__proto__',
      `${'a=b; '.repeat(50_000)}`,
    ]
    for (const jar of forged) expect([jar.slice(0, 60), await ask(jar)]).toEqual([jar.slice(0, 60), 401])
    expect(await ask(cookie.value)).toBe(200)
  })
})

describe('where the address is https', () => {
  const form = { name: 'Ana', email: 'ana@example.org', password: 'correct horse' }
  const secure = /^__Host-sprout=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/
  const plain = /^sprout=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/

  async function signUp(settings: Record<string, string>, headers: Record<string, string>) {
    const server = await startServer(databases.sqlite, settings)
    const { call } = server.client()
    const reply = await call('POST', '/api/auth/sign-up/email', form, headers)
    const user = await call('GET', '/api/auth/user', undefined, headers)
    await server.stop()
    expect([reply.status, user.status]).toEqual([201, 200])
    const [cookie, told] = [reply.headers['set-cookie'] ?? []].flat()
    return { cookie, told, headers: user.headers }
  }

  test('the cookie goes over https alone, to this very host', async () => {
    const { cookie, told, headers } = await signUp({ PUBLIC_URL: 'https://sprout.example.org/' }, {})
    expect(cookie).toMatch(secure)
    expect(told).toMatch(/^sprout-signed-in=yes-[\w-]{8}; Path=\/; Max-Age=2592000; SameSite=Lax; Secure$/)
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })

  test('behind a proxy that is trusted, what the proxy says counts', async () => {
    for (const scheme of ['https', 'HTTPS']) {
      const { cookie } = await signUp({ TRUST_PROXY: 'loopback' }, { 'x-forwarded-proto': scheme })
      expect(cookie).toMatch(secure)
    }
  })

  test('anyone else may say what they like', async () => {
    for (const settings of [{}, { TRUST_PROXY: '10.1.2.3' }, { TRUST_PROXY: 'false' }]) {
      const { cookie, headers } = await signUp(settings, { 'x-forwarded-proto': 'https' })
      expect(cookie).toMatch(plain)
      expect(headers['strict-transport-security']).toBeUndefined()
    }
  })
})
