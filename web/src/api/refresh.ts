import type { Noun } from '@sprout/domain/live/nouns'
import type { Query, QueryClient } from '@tanstack/react-query'
import { nounOf } from './call.ts'

type IsStale = (query: Query) => boolean
type Writes = { underWay: number; stale: IsStale[] }
const known = new WeakMap<QueryClient, Writes>()

function writesOf(queries: QueryClient) {
  const writes = known.get(queries) ?? { underWay: 0, stale: [] }
  known.set(queries, writes)
  return writes
}

/** Loads again what is stale. While a write is under way it waits for that one, or it would bring back what was. */
export async function refreshWhere(queries: QueryClient, isStale: IsStale) {
  const writes = writesOf(queries)
  writes.stale.push(isStale)
  if (writes.underWay > 0) return
  const all = writes.stale.splice(0)
  await queries.invalidateQueries({ predicate: (query) => all.some((isAmong) => isAmong(query)) })
}

/** The same, by the names of what has changed. */
export const refresh = (queries: QueryClient, changed: readonly Noun[]) =>
  refreshWhere(queries, ({ queryKey }) => changed.some((noun) => noun === nounOf(queryKey)))

/** Says that a write begins; what comes back says that it ended, whichever way. */
export function beginWrite(queries: QueryClient) {
  writesOf(queries).underWay++
  return (changed: readonly Noun[]) => {
    writesOf(queries).underWay--
    return refresh(queries, changed)
  }
}
