import type { SIGNED_IN_COOKIE } from '@sprout/domain/accounts/model'

/** Forgotten with all else that was seen: `api/seen.ts`. */
const CACHE = 'sprout-home'
const HOME = '/home'
/** By it a page knows that somebody is in. The model itself would bring a library along. */
const SIGNED_IN: typeof SIGNED_IN_COOKIE = 'sprout-signed-in'
/** What home has before the app has drawn its own, and no other page. */
const MARK = 'class="home-to-come"'
/**
 * What the server names to be asked beside the page. Of a session that has ended meanwhile it would hear why, which is said
 * once, and the app would not.
 */
const ASKED = /<link rel="asked"[^>]*>/g

/** What asks ahead too, what holds for the way here alone, and what would keep it from being found. */
const NOT_KEPT = ['link', 'content-encoding', 'content-length', 'vary']

/** Only some browsers tell a worker of cookies. */
export type Cookies = { get(name: string): Promise<{ readonly value?: string } | null> } | undefined

const isSignedIn = async (cookies: Cookies) => (await cookies?.get(SIGNED_IN))?.value === 'yes'

/** Keeps home as the server prints it for whoever is in, to be seen at the next start before any of our code has run. */
export async function keepHome(path: string, cookies: Cookies) {
  if (!(await isSignedIn(cookies))) return
  const answer = await fetch(path, { cache: 'no-cache' })
  const page = await answer.text()
  // Who signs out meanwhile has taken along all that was kept.
  if (!answer.ok || !(await isSignedIn(cookies))) return
  const cache = await caches.open(CACHE)
  if (!page.includes(MARK)) return void (await cache.delete(HOME))
  const headers = new Headers(answer.headers)
  for (const name of NOT_KEPT) headers.delete(name)
  headers.set('content-location', path)
  await cache.put(HOME, new Response(page.replaceAll(ASKED, ''), { headers }))
}

/** Where home stands as it was kept. Not for whoever is signed out, nor with parts of another build. */
export async function keptHome({ pathname, search }: URL, cookies: Cookies, isOurs: (page: string) => boolean) {
  if (search !== '' || !/^\/(\w\w)?$/.test(pathname)) return undefined
  const [home, isIn] = await Promise.all([caches.match(HOME, { cacheName: CACHE }), isSignedIn(cookies)])
  if (!home || !isIn) return undefined
  const isThere = pathname === '/' || pathname === home.headers.get('content-location')
  return isThere && isOurs(await home.clone().text()) ? home : undefined
}
