import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { currentUser } from '../accounts/current-user.ts'
import { byServer } from './clock.ts'
import { inStore } from './database.ts'
import { isAway } from './or-seen.ts'
import { refreshWhere } from './refresh.ts'

type Seen = {
  readonly data: unknown
  readonly at: string
  /** Who was in when it was seen: nobody else is shown it. */
  readonly by: string | undefined
}

/** What is shown and was not asked for now, with the time it was. */
const fromBefore = new Map<string, string>()
/** Given out as an answer a moment ago: no news to be kept. */
const givenOut = new Set<string>()
const kept = new Map<string, { text: string; at: number; by: string | undefined }>()

const USER = hashKey(currentUser.queryKey)
const whoIsIn = (queries: QueryClient) => queries.getQueryData(currentUser.queryKey)?.id
const look = (hash: string): Promise<Seen | undefined> =>
  inStore('seen', 'readonly', (store) => store.get(hash)).catch(() => undefined)

/** Without a signal from the start nobody has said who is in: it is whoever was seen last. */
async function isTheirs(queries: QueryClient, { by }: Seen) {
  const user = await look(USER)
  const last: string | undefined = Object(user?.data).id
  // An earlier version did not say by whom, of the caregiver neither.
  const seenBy = by ?? (user?.by === undefined ? last : undefined)
  return seenBy !== undefined && seenBy === (whoIsIn(queries) ?? last)
}

type Read<T> = (seen: unknown) => T | undefined

export async function lastSeen<T>(queries: QueryClient, key: QueryKey, read: Read<T>): Promise<T | undefined> {
  const hash = hashKey(key)
  const seen = await look(hash)
  if (!seen || (hash !== USER && !(await isTheirs(queries, seen)))) return undefined
  const data = read(seen.data)
  if (data === undefined) return undefined
  fromBefore.set(hash, seen.at)
  givenOut.add(hash)
  return data
}

/** Home as the next start shows it, which the service worker keeps: `install/kept-home.ts`. */
export const HOME_CACHE = 'sprout-home'

/** Signed out, or someone else has signed in: nothing of what was seen stays. */
export async function forgetSeen() {
  kept.clear()
  await Promise.allSettled([
    inStore('seen', 'readwrite', (store) => store.clear()),
    globalThis.caches?.delete(HOME_CACHE),
  ])
}

/** Keeps what was asked for ahead of the screen that will show it. */
export const keepAnswer = (queries: QueryClient, key: QueryKey, data: unknown) =>
  keep(hashKey(key), data, Date.now(), whoIsIn(queries))

/** Since when what is shown has not been looked at, the oldest of it; undefined: all is of now. */
export const shownSince = () => [...fromBefore.values()].sort()[0]

/** Keeps what the server answers from now on, and what it has answered so far. `onSilence`: it did not, and what was seen is shown. */
export function keepSeen(queries: QueryClient, onAnswer: () => void, onSilence: () => void) {
  const cache = queries.getQueryCache()
  givenOut.clear()
  // A talk with Pip is none of it: nothing of that is written down.
  for (const { queryHash, state } of cache.findAll({ queryKey: ['api'] })) {
    if (state.status === 'success' && !fromBefore.has(queryHash))
      keep(queryHash, state.data, state.dataUpdatedAt, whoIsIn(queries))
  }
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const { queryHash, state } = event.query
    if (givenOut.delete(queryHash)) return onSilence()
    fromBefore.delete(queryHash)
    keep(queryHash, state.data, state.dataUpdatedAt, whoIsIn(queries))
    onAnswer()
  })
}

/** The server answers again: what was shown from before, or could not be shown, is asked for anew. */
export function askAnew(queries: QueryClient) {
  const old = new Set(fromBefore.keys())
  fromBefore.clear()
  return refreshWhere(queries, ({ queryHash, state }) => old.has(queryHash) || isAway(state.error))
}

const SELDOM = 60_000

/** Of a list in pages the first, which is all that is asked for here; to write thousands of lines down for each page more would be felt. */
function firstPage(data: unknown) {
  const { pages, pageParams } = Object(data) as { pages?: unknown[]; pageParams?: unknown[] }
  return pages && pageParams ? { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) } : data
}

function keep(hash: string, data: unknown, at: number, by: string | undefined) {
  const text = JSON.stringify(firstPage(data))
  const before = kept.get(hash)
  // A list that is looked at every five seconds need not be written every five.
  if (before?.text === text && before.by === by && at - before.at < SELDOM) return
  kept.set(hash, { text, at, by })
  const seen: Seen = { data: JSON.parse(text), at: new Date(byServer(at)).toISOString(), by }
  // On a full phone it is not kept: it can be asked for again.
  inStore('seen', 'readwrite', (store) => store.put(seen, hash)).catch(() => kept.delete(hash))
}
