import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from '../testing.ts'

const openid = {
  OPENID_ISSUER: 'https://id.example.org',
  OPENID_CLIENT_ID: 'sprout',
  PUBLIC_URL: 'https://sprout.example.org',
}

describe('the way to the sign-in page', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(databases.sqlite)
  })
  afterAll(() => server.stop())

  const goTo = async (address: string) => {
    const { statusCode, headers } = await server.app.inject(address)
    return { status: statusCode, location: String(headers.location) }
  }
  const login = (next: string) => goTo(`/api/login?next=${encodeURIComponent(next)}`)

  test('leads back to where one was', async () => {
    expect(await goTo('/api/login')).toEqual({ status: 302, location: '/sign-in?next=%2F' })
    const { location } = await login('/es/ai-chat?action=tips&response=tips#end')
    expect(location).toBe('/sign-in?next=%2Fes%2Fai-chat%3Faction%3Dtips%26response%3Dtips%23end')
  })

  test('leads to the form for a new account where that is asked for, and to no other', async () => {
    expect(await goTo('/api/login?way=signUp')).toEqual({ status: 302, location: '/sign-in?next=%2F&way=signUp' })
    expect((await goTo('/api/login?way=/timeline')).location).toBe('/sign-in?next=%2F')
  })

  test.each([
    'https://evil.example',
    'https:evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\r\nLocation: https://evil.example',
    '/.//evil.example',
    '//evil.example/%2f..',
    '//user@evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '／／evil.example',
    '/api/logout',
    '/%61pi/logout',
    `//${'a'.repeat(5000)}`,
  ])('never leads elsewhere: %j', async (next) => {
    const { status, location } = await login(next)
    expect(status).toBe(302)
    const there = new URL(location, 'https://sprout.example.org')
    expect(there.origin + there.pathname).toBe('https://sprout.example.org/sign-in')
    const onward = new URL(there.searchParams.get('next') ?? '', there)
    expect(onward.origin).toBe('https://sprout.example.org')
    expect(decodeURI(onward.pathname)).not.toMatch(/^\/(\/|api)/)
  })

  test.each([
    ['a second next', '/api/login?next=/timeline&next=//evil.example'],
    ['a list of them', '/api/login?next[]=//evil.example'],
    ['a half escape', '/api/login?next=%2'],
    ['a torn letter', '/api/login?next=%C3'],
    ['a null byte', '/api/login?next=/%00'],
    ['nothing', '/api/login?next='],
    ['another word', '/api/login?__proto__=x&toString=y'],
  ])('is not lost over %s', async (_, address) => {
    const { status, location } = await goTo(address)
    expect(status).toBe(302)
    expect(location).toMatch(/^\/sign-in\?next=%2F/)
    expect(location).not.toContain('evil')
  })
})

test('where OpenID is the only way in, it leads there', async () => {
  const server = await startServer(databases.sqlite, { ...openid, OPENID_ONLY: 'true' })
  const { headers } = await server.app.inject('/api/login?next=/timeline&way=signUp')
  expect(headers.location).toBe('/api/auth/openid?next=%2Ftimeline')
  await server.stop()
})

test('where OpenID is one way of several, it leads to the page that offers them all', async () => {
  const server = await startServer(databases.sqlite, openid)
  const { headers } = await server.app.inject('/api/login?next=/timeline')
  expect(headers.location).toBe('/sign-in?next=%2Ftimeline')
  const { call } = server.client()
  const ways = { password: true, passkeys: true, openid: true, signUp: true }
  expect(await call('GET', '/api/auth/ways')).toMatchObject({ status: 200, body: ways })
  await server.stop()
})
