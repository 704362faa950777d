import type { Noun } from '@sprout/domain/live/nouns'
import type { Query, QueryClient } from '@tanstack/react-query'
import { nounOf } from './call.ts'

export type IsMeant = (query: Query) => boolean
type Writes = { underWay: number; stale: IsMeant[] }
const known = new WeakMap<QueryClient, Writes>()

function writesOf(queries: QueryClient) {
  const writes = known.get(queries) ?? { underWay: 0, stale: [] }
  known.set(queries, writes)
  return writes
}

/** Loads again what is stale. While a write is under way it waits for that one, or it would bring back what was. */
export async function refreshWhere(queries: QueryClient, isStale: IsMeant) {
  const writes = writesOf(queries)
  writes.stale.push(isStale)
  if (writes.underWay > 0) return
  const all = writes.stale.splice(0)
  await queries.invalidateQueries({ predicate: (query) => all.some((isAmong) => isAmong(query)) })
}

/** The same, by the names of what has changed; but for what is known to stand as it is. */
export const refresh = (queries: QueryClient, changed: readonly Noun[], stands: IsMeant = () => false) =>
  refreshWhere(queries, (query) => changed.some((noun) => noun === nounOf(query.queryKey)) && !stands(query))

/** Says that a write begins; what comes back says that it ended, whichever way. */
export function beginWrite(queries: QueryClient) {
  writesOf(queries).underWay++
  return (changed: readonly Noun[], stands?: IsMeant) => {
    writesOf(queries).underWay--
    return refresh(queries, changed, stands)
  }
}
