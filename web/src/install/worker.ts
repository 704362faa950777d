import { type Cookies, keepHome, keptHome } from './kept-home.ts'

/** What the build puts in here: the files of the app, and a name that changes with any of them. */
declare const BUILT: { readonly version: string; readonly files: readonly string[] }

type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
/** Only some browsers know it. */
type Installing = Lasting & { addRoutes?(rule: object): Promise<void> }
type Fetching = Lasting & { readonly request: Request; respondWith(answer: Promise<Response>): void }
/** By the app: its new build is to be shown, or what the next start shows of home has changed. */
type Told = 'take-over' | { readonly home: string }
type Worker = {
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
  readonly registration: { readonly installing: object | null; readonly waiting: object | null }
  readonly cookieStore?: Cookies
  addEventListener(type: 'install', listener: (event: Installing) => void): void
  addEventListener(type: 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'message', listener: (event: Lasting & { readonly data: Told }) => void): void
}

const worker = self as unknown as Worker
const PREFIX = 'sprout-app-'
const CACHE = PREFIX + BUILT.version
const PAGE = '/index.html'
/** Lies in the cache of the build that was shown last. */
const SHOWN = '/shown'
const AT_ONCE = 2
/** Not the app's: the calls, what the server says of itself, and a file that is missing. */
const notAPage = /^\/(api|assets|healthz|readyz|metrics)(\/|$)/

worker.addEventListener('install', (event) => {
  event.waitUntil(fill())
  // A worker that need not even be told of a call is not kept busy by it, and can be relieved.
  void event.addRoutes?.({ condition: { urlPattern: new URLPattern({ pathname: '/api/*' }) }, source: 'network' })
})
worker.addEventListener('activate', (event) => event.waitUntil(forgetOldBuilds().then(() => worker.clients.claim())))
worker.addEventListener('message', (event) => {
  const { data } = event
  if (data === 'take-over') void worker.skipWaiting()
  // Without a signal it stays as it is.
  else event.waitUntil(keepHome(data.home, worker.cookieStore).catch(() => undefined))
})
worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const asked = new URL(url)
  const { origin, pathname } = asked
  if (method !== 'GET' || origin !== location.origin) return
  if (mode === 'navigate' && !notAPage.test(pathname))
    event.respondWith(homeAt(asked).then((home) => home ?? kept(PAGE, event.request)))
  else if (pathname.startsWith('/assets/') || BUILT.files.includes(pathname))
    event.respondWith(kept(pathname, event.request))
})

/**
 * All or nothing: a build that did not come whole is tried again at the next visit. A few at a time, as somebody may be
 * using the app meanwhile.
 */
async function fill() {
  const cache = await caches.open(CACHE)
  const waiting = BUILT.files.values()
  const inTurn = async () => {
    for (const file of waiting) await keep(cache, file)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, inTurn))
  // What is put into a cache that was deleted meanwhile is put nowhere, and nothing says so.
  if (!(await caches.has(CACHE))) throw new Error(`${CACHE} is gone`)
}

async function keep(cache: Cache, file: string) {
  // The name of an asset says what is in it: one that is here already need not be fetched again.
  const known = file.startsWith('/assets/') ? await caches.match(file) : undefined
  const answer = known ?? (await fetch(file, { cache: 'no-cache' }))
  if (!answer.ok) throw new Error(`${answer.status} ${file}`)
  if (file === PAGE && !isOurs(await answer.clone().text())) throw new Error(`${file} of another build`)
  await cache.put(file, answer)
}

/** Amid a release, or from a cache on the way, the page may come from another build, whose scripts are not here. */
const isOurs = (page: string) => page.match(/\/assets\/[\w.-]+/g)?.every((file) => BUILT.files.includes(file)) === true

/** Whatever keeps the phone from it, there is the page as ever. */
const homeAt = (asked: URL) => keptHome(asked, worker.cookieStore, isOurs).catch(() => undefined)

/** This build before any other: what another one holds is for a page that still shows that one. */
async function kept(file: string, request: Request) {
  const cache = await caches.open(CACHE)
  return (await cache.match(file)) ?? (await caches.match(file)) ?? fetch(request)
}

/**
 * The build that was shown before stays: a page that shows it may still open parts of it. One that has come since and
 * was never shown, or came only in part, goes.
 */
async function forgetOldBuilds() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  // Where none has the mark, as earlier versions left none, the last that came is most likely the one.
  let before = others.at(-1)
  for (const name of others) {
    const cache = await caches.open(name)
    if (await cache.delete(SHOWN)) before = name
  }
  const { installing, waiting } = worker.registration
  // The cache of one that is on its way looks like one that came only in part: whoever comes next tidies up.
  if (!(installing ?? waiting))
    await Promise.all(others.filter((name) => name !== before).map((name) => caches.delete(name)))
  // Now that there is room for it, also on a full phone.
  const own = await caches.open(CACHE)
  await own.put(SHOWN, new Response())
}
