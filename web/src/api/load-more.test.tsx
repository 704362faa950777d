// @vitest-environment jsdom
import { activityCalls } from '@sprout/domain/timeline/contract'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { openPiece } from '../testing.tsx'
import { LoadMore } from './load-more.tsx'
import { pages } from './pages.ts'
import { refresh } from './refresh.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

function Lines({ childId }: { childId: string }) {
  const list = useInfiniteQuery(pages(activityCalls.list, { params: { childId }, query: { limit: 2 } }))
  const queries = useQueryClient()
  return (
    <>
      <output>{list.data?.map(({ title }) => title).join(' ')}</output>
      <button type="button" onClick={() => void refresh(queries, ['activities'])}>
        Somebody recorded
      </button>
      {list.data && <LoadMore pages={list} label="More" failed="It failed" end="All told" />}
    </>
  )
}

function ComesAndGoes({ childId }: { childId: string }) {
  const [isHere, setHere] = useState(true)
  return (
    <>
      {isHere && <Lines childId={childId} />}
      <button type="button" onClick={() => setHere(false)}>
        Leave
      </button>
    </>
  )
}

async function openFive() {
  const family = await server.newFamilyWithChild()
  const { childId } = family
  const record = (title: string) => family.call('POST', '/api/behaviors', { childId, type: 'reward', title, points: 5 })
  for (const title of ['one', 'two', 'three', 'four', 'five']) await record(title)
  const { sent } = await openPiece(family, <ComesAndGoes childId={childId} />)
  await screen.findByText('five four')
  return { record, sent }
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

test('nobody asks again for a list that was left', async () => {
  const { sent } = await openFive()
  const before = sent.length
  tap('More')
  tap('Leave')
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  await new Promise((later) => setTimeout(later, 200))
  expect(sent.slice(before)).toHaveLength(1)
})
