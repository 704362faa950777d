// @vitest-environment jsdom
import { activityCalls } from '@sprout/domain/timeline/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { openPiece } from '../testing.tsx'
import { pages } from './pages.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

function Lines({ childId, further }: { childId: string; further?: number }) {
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery(
    pages(activityCalls.list, { params: { childId }, query: { limit: 2 } }, further),
  )
  return (
    <>
      <output>{data?.map(({ title }) => title).join(' ')}</output>
      {hasNextPage && (
        <button type="button" onClick={() => void fetchNextPage()}>
          more
        </button>
      )}
    </>
  )
}

async function familyOfFive() {
  const family = await server.newFamilyWithChild()
  const { childId } = family
  for (const title of ['one', 'two', 'three', 'four', 'five'])
    await family.call('POST', '/api/behaviors', { childId, type: 'reward', title, points: 5 })
  return family
}

test('a list goes on page by page until there is no more', async () => {
  const family = await familyOfFive()
  const { childId } = family
  await openPiece(family, <Lines childId={childId} />)
  expect(await screen.findByText('five four')).toBeTruthy()
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('five four three two')).toBeTruthy()
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('five four three two one')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the pages after the first may bring more than that', async () => {
  const family = await familyOfFive()
  await openPiece(family, <Lines childId={family.childId} further={3} />)
  expect(await screen.findByText('five four')).toBeTruthy()
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('five four three two one')).toBeTruthy()
})
