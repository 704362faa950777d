import { beforeEach, expect, test, vi } from 'vitest'
import { type Cookies, keepHome, keptHome } from './kept-home.ts'

const printed = '<div id="root"><div class="home-to-come"><h1>A day with Mia</h1></div></div>'
const asked = '<link rel="asked" as="fetch" href="/api/habits/mia">'
const code = '<script src="/assets/first-a.js"></script>'

let kept: Map<string, Response>
beforeEach(() => {
  kept = new Map()
  const cache = {
    put: async (name: string, answer: Response) => void kept.set(name, answer),
  }
  vi.stubGlobal('caches', { open: async () => cache, match: async (name: string) => kept.get(name)?.clone() })
})

/** What the server answers from now on. */
const answers = (page: string, headers = {}) => vi.stubGlobal('fetch', async () => new Response(page, { headers }))

/** What the browser has: by its name. */
const cookies = (jar: Record<string, string>): Cookies => ({
  get: async (name) => (jar[name] === undefined ? null : { value: jar[name] }),
})
const signedIn = cookies({ 'sprout-signed-in': 'yes-ana', 'sprout-child': 'mia' })
const signedOut: Cookies = { get: async () => null }
const at = async (path: string, cookies: Cookies = signedIn, isOurs = true) => {
  const home = await keptHome(new URL(path, 'https://sprout.example'), cookies, () => isOurs)
  return home && { page: await home.text(), headers: Object.fromEntries(home.headers) }
}

test('home is shown where it stands, as the server printed it', async () => {
  answers(printed + code)
  await keepHome('/es', signedIn)
  expect((await at('/es'))?.page).toBe(printed + code)
  for (const path of ['/', '/es/']) expect((await at(path))?.page).toBe(printed + code)
  for (const path of ['/en', '/?screen=habits', '/es?tab=rewards', '/en/', '/sign-in', '/ai-chat'])
    expect(await at(path)).toBeUndefined()
})

test('what the server says of it goes along, but nothing that would be asked for a session that may have ended', async () => {
  answers(`${printed}${asked}${asked}${code}`, {
    'content-security-policy': "default-src 'self'",
    link: '</api/auth/user>; rel=preload',
    vary: 'cookie, accept-language',
  })
  await keepHome('/es', signedIn)
  const home = await at('/es')
  expect(home?.page).toBe(printed + code)
  expect(home?.headers).toEqual({
    'content-location': '/es',
    'content-security-policy': "default-src 'self'",
    'content-type': 'text/plain;charset=UTF-8',
    'x-kept-for': 'yes-ana/mia',
  })
})

test('whoever is signed out is shown none, nor is anyone of whom the browser does not tell', async () => {
  answers(printed)
  await keepHome('/es', signedIn)
  expect(await at('/es', signedOut)).toBeUndefined()
  expect(await keptHome(new URL('https://sprout.example/es'), undefined, () => true)).toBeUndefined()
})

test('whoever else signs in is shown none, nor is another child taken for the one that was looked at last', async () => {
  answers(printed)
  await keepHome('/es', signedIn)
  expect(await at('/es', cookies({ 'sprout-signed-in': 'yes-luis', 'sprout-child': 'mia' }))).toBeUndefined()
  expect(await at('/es', cookies({ 'sprout-signed-in': 'yes-ana', 'sprout-child': 'leo' }))).toBeUndefined()
  expect(await at('/es', cookies({ 'sprout-signed-in': 'yes-ana', 'sprout-child': 'mia' }))).toBeDefined()
})

test('one that names parts of another build is not shown', async () => {
  answers(printed + code)
  await keepHome('/es', signedIn)
  expect(await at('/es', signedIn, false)).toBeUndefined()
})

test('of whoever signs out while it comes nothing is kept, and of whoever signs in then what is theirs', async () => {
  const keepFor = async (sessions: (string | undefined)[]) => {
    const pages = ['Ana', 'Luis'].map((name) => printed.replace('Mia', name))
    vi.stubGlobal('fetch', async () => new Response(pages.shift()))
    const get = async (name: string) => (name === 'sprout-signed-in' ? { value: sessions.shift() ?? '' } : null)
    await keepHome('/es', { get })
  }
  await keepFor(['yes-ana', undefined])
  await keepHome('/es', signedOut)
  await keepHome('/es', undefined)
  expect(kept.size).toBe(0)
  await keepFor(['yes-ana', 'yes-luis', 'yes-luis', 'yes-luis'])
  expect((await at('/es', cookies({ 'sprout-signed-in': 'yes-luis' })))?.page).toBe(printed.replace('Mia', 'Luis'))
})

test('without a signal, and while the server is away, it stays as it was', async () => {
  answers(printed)
  await keepHome('/es', signedIn)
  vi.stubGlobal('fetch', async () => new Response('Bad Gateway', { status: 502 }))
  await keepHome('/es', signedIn)
  // The page as it is where the database is away.
  answers('<div id="root"></div>')
  await keepHome('/es', signedIn)
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(keepHome('/es', signedIn)).rejects.toThrow('Failed to fetch')
  expect((await at('/es'))?.page).toBe(printed)
})
