import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SIGNED_IN_COOKIE } from '@sprout/domain/accounts/model'
import { CHOSEN_CHILD_COOKIE } from '@sprout/domain/children/chosen'
import { type Language, languages } from '@sprout/domain/language'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { databases, startServer } from '../testing.ts'

const page = '<!doctype html><title>Sprout</title>'
const printed = (language: Language) => `<!doctype html><html lang="${language}"><title>Sprout</title><p>What it is</p>`
const home = (language: Language, name: string, birthdays = '', asked = '') =>
  `<html lang="${language}"><h1>${name}</h1>${birthdays}${asked}`
/** What is named beside it is looked at by itself. */
const withoutAsks = (body: string) => body.replace(/<link .*>$/, '')

describe('the page of the app', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  const webDir = mkdtempSync(join(tmpdir(), 'sprout-page-'))
  beforeAll(async () => {
    writeFileSync(join(webDir, 'index.html'), page)
    mkdirSync(join(webDir, 'printed'))
    for (const language of languages) {
      writeFileSync(join(webDir, 'printed', `${language}.html`), printed(language))
      writeFileSync(
        join(webDir, 'printed', `home-${language}.html`),
        home(language, '{name}', '{birthday}🎂{birthday}', '{asked}'),
      )
    }
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
    const at = async (said: string) => (await get('/es?tab=home', { cookie: said })).body
    expect([await at(cookie.value), await at(`${SIGNED_IN_COOKIE}=yes`)]).toEqual([page, page])
    await call('POST', '/api/auth/sign-out-everywhere')
    expect(await at(cookie.value)).toBe(page)
    expect((await get('/es', { cookie: cookie.value })).body).toBe(page)
  })

  test.each([
    ['/', 'es-MX', 'es'],
    ['/', undefined, 'en'],
    ['/zh', 'es', 'zh'],
  ] as const)('has home in it at %s for whoever is signed in and speaks %s, in %s', async (url, speaks, language) => {
    const { cookie, call } = await server.newFamilyWithChild()
    const said = { cookie: cookie.value, ...(speaks && { 'accept-language': speaks }) }
    const reply = await get(url, said)
    expect([reply.statusCode, withoutAsks(reply.body)]).toEqual([200, home(language, 'Mia')])
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
      link: expect.stringContaining('/api/children'),
      vary: expect.stringContaining('cookie'),
    })
    const again = () => get(url, { ...said, 'if-none-match': String(reply.headers.etag) })
    expect((await again()).statusCode).toBe(304)
    const { body: children } = await call<{ id: string }[]>('GET', '/api/children')
    await call('PUT', `/api/children/${children[0]?.id}`, { name: 'Mia Lou' })
    expect(withoutAsks((await again()).body)).toBe(home(language, 'Mia Lou'))
  })

  test('shows home of the child that was looked at last, and of the first when that one is not theirs', async () => {
    const { cookie, call } = await server.newFamilyWithChild()
    const { body: leo } = await call<{ id: string }>('POST', '/api/children', { name: 'Leo' })
    const chosen = async (id: string) =>
      withoutAsks((await get('/en', { cookie: `${cookie.value}; ${CHOSEN_CHILD_COOKIE}=${id}` })).body)
    expect(await chosen(leo.id)).toBe(home('en', 'Leo'))
    const stranger = await (await server.newFamilyWithChild()).call<{ id: string }[]>('GET', '/api/children')
    expect(await chosen(stranger.body[0]!.id)).toBe(home('en', 'Mia'))
    expect(await chosen("'; --")).toBe(home('en', 'Mia'))
  })

  test('names what the day of that child is told by, for the browser to ask as the app will', async () => {
    const { cookie, call, childId } = await server.newFamilyWithChild()
    const { body } = await get('/en', { cookie: cookie.value })
    const links = body.match(/<link [^>]*>/g) ?? []
    const paths = links.map((link) => /href="([^"]*)"/.exec(link)?.[1] ?? '')
    expect(paths).toEqual([
      `/api/activities/${childId}?limit=20`,
      ...[`/api/habits/${childId}`, `/api/skills/${childId}`, `/api/moments/${childId}?limit=1`],
    ])
    for (const path of paths) expect((await call('GET', path)).status).toBe(200)
    const how = 'rel="asked" as="fetch" crossorigin="use-credentials"'
    expect(links.every((link) => link.startsWith(`<link ${how} href=`))).toBe(true)
  })

  test('leads on from home in the language of its address', async () => {
    const { cookie } = await server.newFamilyWithChild()
    writeFileSync(join(webDir, 'printed', 'home-es.html'), '{name}{birthday}{birthday}<a href="{base}/ai-chat">{asked}')
    onTestFinished(() =>
      writeFileSync(join(webDir, 'printed', 'home-es.html'), home('es', '{name}', '{birthday}🎂{birthday}', '{asked}')),
    )
    const wayAt = async (url: string) =>
      withoutAsks((await get(url, { cookie: cookie.value, 'accept-language': 'es' })).body)
    expect(await wayAt('/')).toBe('Mia<a href="/ai-chat">')
    expect(await wayAt('/es')).toBe('Mia<a href="/es/ai-chat">')
  })

  test('keeps a name from being anything else than a name', async () => {
    const { cookie, call } = await server.newFamilyWithChild()
    const { body: children } = await call<{ id: string }[]>('GET', '/api/children')
    await call('PUT', `/api/children/${children[0]?.id}`, { name: '<script>"$&"</script> שם' })
    const { body } = await get('/en', { cookie: cookie.value })
    expect(withoutAsks(body)).toBe(home('en', '\u2068&#60;script&#62;&#34;$&#38;&#34;&#60;/script&#62; שם\u2069'))
  })

  test('has a place for each birthday that is told of', async () => {
    const { cookie, call } = await server.newFamilyWithChild()
    const today = server.clock.now.toISOString().slice(5, 10)
    for (const name of ['Leo', 'Ana']) await call('POST', '/api/children', { name, birthday: `2020-${today}` })
    expect(withoutAsks((await get('/en', { cookie: cookie.value })).body)).toBe(home('en', 'Mia', '🎂🎂'))
  })

  test('is the same for all where there is no child yet, or nothing was printed', async () => {
    const { cookie } = await server.newFamily()
    expect((await get('/en', { cookie: cookie.value })).body).toBe(page)
    const family = await server.newFamilyWithChild()
    rmSync(join(webDir, 'printed', 'home-zh.html'))
    expect((await get('/zh', { cookie: family.cookie.value })).body).toBe(page)
    writeFileSync(join(webDir, 'printed', 'home-zh.html'), home('zh', '{name}', '{birthday}🎂{birthday}'))
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
      // Home was in the one at the first address, and is no more.
      expect(await get(url, kept)).toMatchObject({ statusCode: url === '/' ? 200 : 304, headers: { link: '' } })
      expect([signedOut.headers.link, (await get(url)).headers.link]).toEqual(['', ''])
      for (const { vary } of [headers, signedOut.headers, (await get(url)).headers]) expect(vary).toContain('cookie')
    },
  )
})
