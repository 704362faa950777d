import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SIGNED_IN_COOKIE } from '@sprout/domain/accounts/model'
import { type Language, languages } from '@sprout/domain/language'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from '../testing.ts'

const page = '<!doctype html><title>Sprout</title>'
const printed = (language: Language) => `<!doctype html><html lang="${language}"><title>Sprout</title><p>What it is</p>`

describe('the page of the app', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  const webDir = mkdtempSync(join(tmpdir(), 'sprout-page-'))
  beforeAll(async () => {
    writeFileSync(join(webDir, 'index.html'), page)
    mkdirSync(join(webDir, 'printed'))
    for (const language of languages) writeFileSync(join(webDir, 'printed', `${language}.html`), printed(language))
    server = await startServer(databases.sqlite, {}, { webDir })
  })
  afterAll(async () => {
    await server.stop()
    rmSync(webDir, { recursive: true })
  })

  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

  test.each([
    ['/', undefined, 'en'],
    ['/', 'es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['/', 'ZH-tw', 'zh'],
    ['/', 'fr-FR, es', 'en'],
    ['/', ';q=', 'en'],
    ['/es', 'zh-CN', 'es'],
    ['/zh', undefined, 'zh'],
  ] as const)(
    'has the landing screen in it at %s for a stranger who speaks %s, in %s',
    async (url, speaks, language) => {
      const reply = await get(url, speaks === undefined ? {} : { 'accept-language': speaks })
      expect([reply.statusCode, reply.body]).toEqual([200, printed(language)])
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(reply.headers['cache-control']).toBe('no-cache')
      expect(reply.headers['content-security-policy']).toContain("script-src 'self'")
      expect(reply.headers.vary).toContain('cookie, accept-language')
    },
  )

  test('comes without it for whoever is signed in, or was', async () => {
    const { cookie, call } = await server.newFamilyWithChild()
    const at = async (said: string) => (await get('/es', { cookie: said })).body
    expect([await at(cookie.value), await at(`${SIGNED_IN_COOKIE}=yes`)]).toEqual([page, page])
    await call('POST', '/api/auth/sign-out-everywhere')
    expect(await at(cookie.value)).toBe(page)
  })

  test('names nothing once the session has run out, also where it was known before', async () => {
    const { cookie, call } = await server.newFamilyWithChild()
    const began = server.clock.now
    const linked = async () => (await get('/', { cookie: cookie.value })).headers.link
    expect((await call('GET', '/api/children')).status).toBe(200)
    expect(await linked()).not.toBe('')
    server.clock.now = new Date(began.getTime() + 31 * 86_400_000)
    expect(await linked()).toBe('')
    server.clock.now = began
  })

  test('has no other address for what is printed', async () => {
    expect((await get('/printed/en.html')).body).toBe(page)
  })

  test.each(['/', '/es/rewards'])(
    'names at %s what a caregiver’s screens ask first, and nothing to anyone else',
    async (url) => {
      const { cookie, call } = await server.newFamilyWithChild()
      const { headers } = await get(url, { cookie: cookie.value })
      expect(headers.link).toBe(
        ['/api/auth/user', '/api/children']
          .map((path) => `<${path}>; rel=preload; as=fetch; crossorigin=use-credentials`)
          .join(', '),
      )
      await call('POST', '/api/auth/sign-out-everywhere')
      const signedOut = await get(url, { cookie: cookie.value })
      // What a browser is not told anew it keeps.
      const kept = { cookie: cookie.value, 'if-none-match': String(headers.etag) }
      expect(await get(url, kept)).toMatchObject({ statusCode: 304, headers: { link: '' } })
      expect([signedOut.headers.link, (await get(url)).headers.link]).toEqual(['', ''])
      for (const { vary } of [headers, signedOut.headers, (await get(url)).headers]) expect(vary).toContain('cookie')
    },
  )
})
