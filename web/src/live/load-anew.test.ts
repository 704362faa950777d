import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { loadAnew } from './load-anew.ts'

test('what is older is loaded at once, what came just now one after the other, and what is not ours not at all', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
  const queries = new QueryClient()
  const asked: string[] = []
  let underWay = 0
  let most = 0
  const show = (queryKey: string[], updatedAt: number) => {
    queries.setQueryData(queryKey, 'shown', { updatedAt })
    const queryFn = async () => {
      most = Math.max(most, ++underWay)
      await new Promise((soon) => setTimeout(soon, 5))
      underWay--
      asked.push(queryKey.join('/'))
      return 'new'
    }
    new QueryObserver(queries, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => undefined)
  }
  const now = Date.now()
  show(['api', 'habits'], now)
  show(['api', 'days'], now)
  show(['api', 'rewards'], now - 60_000)
  show(['elsewhere'], now - 60_000)
  await loadAnew(queries)
  expect(asked).toEqual(['api/rewards', 'api/habits', 'api/days'])
  expect(most).toBe(1)
})
