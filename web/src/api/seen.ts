import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { inStore } from './database.ts'
import { isAway } from './or-seen.ts'

type Seen = { readonly data: unknown; readonly at: string }

/** What is shown and was not asked for now, with the time it was. */
const fromBefore = new Map<string, string>()
/** Given out as an answer a moment ago: no news to be kept. */
const givenOut = new Set<string>()
const kept = new Map<string, { text: string; at: number }>()

export async function lastSeen<T>(key: QueryKey, read: (seen: unknown) => T | undefined): Promise<T | undefined> {
  const hash = hashKey(key)
  const seen: Seen | undefined = await inStore('seen', 'readonly', (store) => store.get(hash)).catch(() => undefined)
  const data = seen && read(seen.data)
  if (data === undefined || !seen) return undefined
  fromBefore.set(hash, seen.at)
  givenOut.add(hash)
  return data
}

/** Signed out, or someone else has signed in: nothing of what was seen stays. */
export async function forgetSeen() {
  kept.clear()
  await inStore('seen', 'readwrite', (store) => store.clear()).catch(() => undefined)
}

/** Keeps what was asked for ahead of the screen that will show it. */
export const keepAnswer = (key: QueryKey, data: unknown) => keep(hashKey(key), data)

/** Since when what is shown has not been looked at, the oldest of it; undefined: all is of now. */
export const shownSince = () => [...fromBefore.values()].sort()[0]

/** Keeps what the server answers from now on, and what it has answered so far. */
export function keepSeen(queries: QueryClient, onAnswer: () => void) {
  const cache = queries.getQueryCache()
  givenOut.clear()
  for (const { queryHash, state } of cache.getAll()) {
    if (state.status === 'success' && !fromBefore.has(queryHash)) keep(queryHash, state.data)
  }
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const { queryHash, state } = event.query
    if (givenOut.delete(queryHash)) return
    fromBefore.delete(queryHash)
    keep(queryHash, state.data)
    onAnswer()
  })
}

/** The server answers again: what was shown from before, or could not be shown, is asked for anew. */
export function askAnew(queries: QueryClient) {
  const old = new Set(fromBefore.keys())
  fromBefore.clear()
  return queries.invalidateQueries({ predicate: ({ queryHash, state }) => old.has(queryHash) || isAway(state.error) })
}

const SELDOM = 60_000

/** Of a list in pages the first, which is all that is asked for here; to write thousands of lines down for each page more would be felt. */
function firstPage(data: unknown) {
  const { pages, pageParams } = Object(data) as { pages?: unknown[]; pageParams?: unknown[] }
  return pages && pageParams ? { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) } : data
}

function keep(hash: string, data: unknown) {
  const text = JSON.stringify(firstPage(data))
  const now = Date.now()
  const before = kept.get(hash)
  // A list that is looked at every five seconds need not be written every five.
  if (before?.text === text && now - before.at < SELDOM) return
  kept.set(hash, { text, at: now })
  const seen: Seen = { data: JSON.parse(text), at: new Date(now).toISOString() }
  // On a full phone it is not kept: it can be asked for again.
  inStore('seen', 'readwrite', (store) => store.put(seen, hash)).catch(() => kept.delete(hash))
}
