// @vitest-environment jsdom
import { activityCalls } from '@sprout/domain/timeline/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { openPiece } from '../testing.tsx'
import { LoadMore } from './load-more.tsx'
import { pages } from './pages.ts'
import { useRefresh } from './refresh.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

function Lines({ childId }: { childId: string }) {
  const list = useInfiniteQuery(pages(activityCalls.list, { params: { childId }, query: { limit: 2 } }))
  const refresh = useRefresh()
  return (
    <>
      <output>{list.data?.map(({ title }) => title).join(' ')}</output>
      <button type="button" onClick={() => void refresh('activities')}>
        Somebody recorded
      </button>
      {list.data && <LoadMore pages={list} label="More" failed="It failed" end="All told" />}
    </>
  )
}

async function openFive() {
  const family = await server.newFamilyWithChild()
  const { childId } = family
  const record = (title: string) => family.call('POST', '/api/behaviors', { childId, type: 'reward', title, points: 5 })
  for (const title of ['one', 'two', 'three', 'four', 'five']) await record(title)
  await openPiece(family, <Lines childId={childId} />)
  await screen.findByText('five four')
  return { record }
}
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('what was asked for comes, also when the list is told anew just then', async () => {
  const { record } = await openFive()
  await record('six')
  tap('More')
  tap('Somebody recorded')
  expect(await screen.findByText('six five four three')).toBeTruthy()
  tap('Somebody recorded')
  tap('More')
  expect(await screen.findByText('six five four three two one')).toBeTruthy()
  expect(await screen.findByText('All told')).toBeTruthy()
})
