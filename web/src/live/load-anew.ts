import type { Query, QueryClient } from '@tanstack/react-query'
import { refreshWhere } from '../api/refresh.ts'
import { untilIdle } from '../ui/when-idle.ts'

/** As long as it may take from the first answers until the line is open. */
const JUST_NOW = 5000

/**
 * Whatever was loaded until now may have changed before the line was open. What is older is wanted at once; in what came
 * just now there is hardly any news, and it is not to stand in the way of the first tap.
 */
export async function loadAnew(queries: QueryClient) {
  const all = queries.getQueryCache().findAll({ queryKey: ['api'] })
  const isOld = ({ state }: Query) => state.dataUpdatedAt < Date.now() - JUST_NOW
  const young = all.filter((query) => !isOld(query))
  await refreshWhere(queries, (query) => query.queryKey[0] === 'api' && !young.includes(query))
  for (const query of young) {
    await untilIdle()
    await refreshWhere(queries, (each) => each === query)
  }
}
