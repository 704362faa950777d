import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { applyPatches, patch } from './patch.ts'

const list = { queryKey: ['api', 'points'], queryFn: async () => [0] }

function loaded(points: number) {
  const queries = new QueryClient()
  queries.setQueryData(list.queryKey, [points])
  const give = (more: number) => applyPatches(queries, [patch(list, ([had = 0]) => [had + more])])
  return { queries, give, shown: () => queries.getQueryData(list.queryKey) }
}

test('two that are taken back in the order in which they were made leave what was loaded', async () => {
  const { give, shown } = loaded(2)
  const [first, second] = [await give(10), await give(5)]
  expect(shown()).toEqual([17])
  first.takeBack()
  expect(shown()).toEqual([7])
  second.takeBack()
  expect(shown()).toEqual([2])
})

test.each([
  ['first', [0, 1]],
  ['last', [1, 0]],
])('what stays, stays, though the other is taken back %s', async (_, [taken = 0, kept = 0]) => {
  const { give, shown } = loaded(2)
  const both = [await give(10), await give(5)]
  if (taken < kept) both[taken]?.takeBack()
  both[kept]?.keep()
  if (taken > kept) both[taken]?.takeBack()
  expect(shown()).toEqual([kept === 0 ? 12 : 7])
})

test('what was loaded meanwhile stands, and a later one stands on it', async () => {
  const { queries, give, shown } = loaded(2)
  const first = await give(10)
  queries.setQueryData(list.queryKey, [40])
  const second = await give(5)
  first.takeBack()
  expect(shown()).toEqual([45])
  second.takeBack()
  expect(shown()).toEqual([40])
})

test('what is not loaded is left alone', async () => {
  const queries = new QueryClient()
  const { takeBack } = await applyPatches(queries, [patch(list, ([had = 0]) => [had + 1])])
  takeBack()
  expect(queries.getQueryData(list.queryKey)).toBeUndefined()
})
