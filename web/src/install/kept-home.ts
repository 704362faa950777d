import type { SIGNED_IN_COOKIE } from '@sprout/domain/accounts/model'
import type { CHOSEN_CHILD_COOKIE } from '@sprout/domain/children/chosen'
import type { HOME_CACHE } from '../api/seen.ts'

/** Forgotten with all else that was seen: `api/seen.ts`. */
const CACHE: typeof HOME_CACHE = 'sprout-home'
const HOME = '/home'
/** By it a page knows that somebody is in, and by which session. The model itself would bring a library along. */
const SIGNED_IN: typeof SIGNED_IN_COOKIE = 'sprout-signed-in'
const CHOSEN_CHILD: typeof CHOSEN_CHILD_COOKIE = 'sprout-child'
/** Says in what is kept for whom it is. */
const KEPT_FOR = 'x-kept-for'
/** A worker that waits for an answer gives way to no newer one. */
const AT_MOST = 10_000
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

/** By whose session, and of which child: it is shown to nobody else, nor once another child was looked at. */
async function whoLooks(cookies: Cookies) {
  const [session, child] = await Promise.all([cookies?.get(SIGNED_IN), cookies?.get(CHOSEN_CHILD)])
  return session?.value && `${session.value}/${child?.value ?? ''}`
}

/** Keeps home as the server prints it for whoever is in, to be seen at the next start before any of our code has run. */
export async function keepHome(path: string, cookies: Cookies): Promise<void> {
  const who = await whoLooks(cookies)
  if (!who) return
  const answer = await fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(AT_MOST) })
  const page = await answer.text()
  // It may be of whoever signed out meanwhile, or of a child that is looked at no more.
  if ((await whoLooks(cookies)) !== who) return keepHome(path, cookies)
  // None is printed while the database is away.
  if (!page.includes(MARK)) return
  const headers = new Headers(answer.headers)
  for (const name of NOT_KEPT) headers.delete(name)
  headers.set('content-location', path)
  headers.set(KEPT_FOR, who)
  const cache = await caches.open(CACHE)
  await cache.put(HOME, new Response(page.replaceAll(ASKED, ''), { headers }))
}

/** Where home stands as it was kept. Not for whoever is signed out or someone else, nor with parts of another build. */
export async function keptHome({ pathname, search }: URL, cookies: Cookies, isOurs: (page: string) => boolean) {
  const [, path] = /^(\/\w\w|)\/?$/.exec(pathname) ?? []
  if (search !== '' || path === undefined) return undefined
  const [home, who] = await Promise.all([caches.match(HOME, { cacheName: CACHE }), whoLooks(cookies)])
  if (!home || !who || home.headers.get(KEPT_FOR) !== who) return undefined
  const isThere = path === '' || path === home.headers.get('content-location')
  return isThere && isOurs(await home.clone().text()) ? home : undefined
}
