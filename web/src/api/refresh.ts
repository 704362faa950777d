import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'

// After any write these may have moved: points, the timeline, the week.
const alwaysStale = ['children', 'activities', 'stats']

type IsStale = (query: Query) => boolean
type Writes = { underWay: number; stale: Set<string>; staleByOthers: IsStale[] }
const known = new WeakMap<QueryClient, Writes>()

function writesOf(queries: QueryClient) {
  const writes = known.get(queries) ?? { underWay: 0, stale: new Set(), staleByOthers: [] }
  known.set(queries, writes)
  return writes
}

/**
 * Loads again what is stale. While a write is under way it waits for that one, or it would bring back what was.
 */
async function reload(queries: QueryClient) {
  const { underWay, stale, staleByOthers } = writesOf(queries)
  if (underWay > 0) return
  const lists = [...stale]
  stale.clear()
  const byOthers = staleByOthers.splice(0).map((predicate) => queries.invalidateQueries({ predicate }))
  const own = lists.map((list) => queries.invalidateQueries({ queryKey: ['api', ...list.split('/')] }))
  await Promise.all([...own, ...byOthers])
}

/** What a write has made stale: the lists that every write does, and the ones named. */
export function refresh(queries: QueryClient, lists: readonly string[]) {
  for (const list of [...alwaysStale, ...lists]) writesOf(queries).stale.add(list)
  return reload(queries)
}

/** What somebody else has made stale. */
export function refreshWhere(queries: QueryClient, isStale: IsStale) {
  writesOf(queries).staleByOthers.push(isStale)
  return reload(queries)
}

/** Says that a write begins; what comes back says that it ended, whichever way. */
export function beginWrite(queries: QueryClient) {
  writesOf(queries).underWay++
  return (lists: readonly string[] = []) => {
    writesOf(queries).underWay--
    return refresh(queries, lists)
  }
}

/** For what changed by other means than `useChange`: `const refresh = useRefresh()`, then `refresh('habits')`. */
export function useRefresh() {
  const queries = useQueryClient()
  return (...lists: string[]) => refresh(queries, lists)
}
