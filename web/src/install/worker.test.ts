import { beforeEach, expect, test, vi } from 'vitest'

type Heard = {
  request?: { method: 'GET'; mode: 'no-cors'; url: string }
  waitUntil?: (work: Promise<void>) => void
  respondWith?: (answer: Promise<Response>) => void
}

const HOST = 'https://sprout.example'
const scriptOf = (version: string) => `/assets/index-${version}.js`
const dialogOf = (version: string) => `/assets/dialog-${version}.js`

const filesOf = (version: string) => ['/index.html', scriptOf(version), dialogOf(version)]
const pageOf = (version: string) => `<script type="module" src="${scriptOf(version)}"></script><div id="root"></div>`

const kept = new Map<string, Map<string, Response>>()
const inAny = (file: string) => [...kept.values()].find((files) => files.has(file))?.get(file)
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('location', { origin: HOST })
  vi.stubGlobal('caches', {
    open,
    match: async (file: string) => inAny(file)?.clone(),
    keys: async () => [...kept.keys()],
    has: async (name: string) => kept.has(name),
    delete: async (name: string) => kept.delete(name),
  })
})
/** What is on its way, as the browser tells each worker. */
const registration = { installing: null as object | null, waiting: null }

async function open(name: string) {
  const files = kept.get(name) ?? new Map<string, Response>()
  kept.set(name, files)
  return {
    match: async (file: string) => files.get(file)?.clone(),
    put: async (file: string, answer: Response) => void files.set(file, answer),
    delete: async (file: string) => files.delete(file),
  }
}

/** A build has come: from now on the server has no other, and this is its worker. */
async function release(version: string, there = filesOf(version), page = pageOf(version), comes?: Promise<void>) {
  vi.stubGlobal('fetch', async (asked: string | { url: string }) => {
    await comes
    const { pathname } = new URL(typeof asked === 'string' ? asked : asked.url, HOST)
    return new Response(pathname === '/index.html' ? page : pathname, { status: there.includes(pathname) ? 200 : 404 })
  })
  const listeners = new Map<string, (event: Heard) => void>()
  const clients = { claim: async () => undefined }
  vi.stubGlobal('self', { clients, registration, addEventListener: listeners.set.bind(listeners) })
  vi.stubGlobal('BUILT', { version, files: filesOf(version) })
  vi.resetModules()
  await import('./worker.ts')
  const lasting = (type: string) => new Promise<void>((done) => listeners.get(type)?.({ waitUntil: done }))
  return {
    fetched: () => lasting('install'),
    shown: () => lasting('activate'),
    /** What a page of some build, this one's or another's, is answered when it opens its dialog. */
    opens: async (dialog: string) => {
      const request = { method: 'GET', mode: 'no-cors', url: HOST + dialog } as const
      const answer = await new Promise<Response>((done) => listeners.get('fetch')?.({ request, respondWith: done }))
      return answer.ok
    },
  }
}

async function taken(version: string) {
  const build = await release(version)
  await build.fetched()
  await build.shown()
  return build
}

test('a page that shows the build before still opens its parts', async () => {
  await taken('a')
  const { opens } = await taken('b')
  expect([await opens(dialogOf('a')), await opens(dialogOf('b'))]).toEqual([true, true])
})

test('also when another one came in between and was never shown', async () => {
  await taken('a')
  await (await release('b')).fetched()
  const { opens } = await taken('c')
  expect([await opens(dialogOf('a')), await opens(dialogOf('b'))]).toEqual([true, false])
})

test('also when another one came only in part', async () => {
  await taken('a')
  await expect((await release('b', ['/index.html'])).fetched()).rejects.toThrow('404')
  const { opens } = await taken('c')
  expect(await opens(dialogOf('a'))).toBe(true)
})

test('also when it was shown for the second time, after the one that was to follow it', async () => {
  for (const version of ['a', 'b', 'a']) await taken(version)
  const { opens } = await taken('c')
  expect([await opens(dialogOf('a')), await opens(dialogOf('b'))]).toEqual([true, false])
})

test('of builds that did not say yet which was shown, the last that came stays', async () => {
  for (const name of ['sprout-app-a', 'sprout-app-b', 'of another app'])
    await (await open(name)).put(dialogOf(name.at(-1) ?? ''), new Response())
  await taken('c')
  expect([...kept.keys()]).toEqual(['sprout-app-b', 'of another app', 'sprout-app-c'])
})

test.each([
  ['that of the build before', pageOf('a')],
  ['half that of the build before', `${pageOf('b')}<link rel="stylesheet" href="/assets/index-a.css">`],
  ['one that is not the app’s', '<h1>We will be back soon</h1>'],
])('where the page that comes is %s, nothing is taken, and the next try takes all', async (_, page) => {
  await taken('a')
  await expect((await release('b', filesOf('b'), page)).fetched()).rejects.toThrow('/index.html of another build')
  expect(await inAny('/index.html')?.text()).toBe(pageOf('a'))
  await taken('b')
  expect(await kept.get('sprout-app-b')?.get('/index.html')?.text()).toBe(pageOf('b'))
})

test('one that comes while the one before is taken over comes whole', async () => {
  await taken('a')
  const before = await release('b')
  await before.fetched()
  const { promise, resolve } = Promise.withResolvers<void>()
  const newest = await release('c', filesOf('c'), pageOf('c'), promise)
  const isFetched = newest.fetched()
  registration.installing = {}
  await before.shown()
  registration.installing = null
  resolve()
  await isFetched
  await newest.shown()
  expect(new Set(kept.get('sprout-app-c')?.keys())).toEqual(new Set([...filesOf('c'), '/shown']))
  expect([...kept.keys()]).toEqual(['sprout-app-b', 'sprout-app-c'])
})

test('one whose cache was deleted while it came is not taken for one that came whole', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const isFetched = (await release('a', filesOf('a'), pageOf('a'), promise)).fetched()
  await vi.waitFor(() => expect(kept.size).toBe(1))
  kept.clear()
  resolve()
  await expect(isFetched).rejects.toThrow('sprout-app-a is gone')
})
