// @vitest-environment jsdom
import { activityCalls } from '@sprout/domain/timeline/contract'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
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

type LinesProps = { childId: string; tappable?: boolean }

function Lines({ childId, tappable = false }: LinesProps) {
  const list = useInfiniteQuery(pages(activityCalls.list, { params: { childId }, query: { limit: 2 } }))
  const queries = useQueryClient()
  return (
    <>
      <output>{list.data?.map(({ title }) => title).join(' ')}</output>
      <ul>
        {list.data?.map(({ id, title }) => (
          <li key={id}>{tappable ? <button type="button">{`Open ${title}`}</button> : title}</li>
        ))}
      </ul>
      <button type="button" onClick={() => void refresh(queries, ['activities'])}>
        Somebody recorded
      </button>
      {list.data && <LoadMore pages={list} label="More" failed="It failed" end="All told" />}
    </>
  )
}

function ComesAndGoes(lines: LinesProps) {
  const [isHere, setHere] = useState(true)
  return (
    <>
      {isHere && <Lines {...lines} />}
      <button type="button" onClick={() => setHere(false)}>
        Leave
      </button>
    </>
  )
}

async function openFive(tappable = false) {
  const family = await server.newFamilyWithChild()
  const { childId } = family
  const record = (title: string) => family.call('POST', '/api/behaviors', { childId, type: 'reward', title, points: 5 })
  for (const title of ['one', 'two', 'three', 'four', 'five']) await record(title)
  const { sent } = await openPiece(family, <ComesAndGoes {...{ childId, tappable }} />)
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

test.each([
  [true, 'Open three', 'Open one'],
  [false, 'three', 'one'],
])('whoever asks by keyboard goes on from the first row that came; rows to tap: %s', async (tappable, third, fifth) => {
  await openFive(tappable)
  const user = userEvent.setup()
  const focused = () => document.activeElement?.textContent
  while (focused() !== 'More') await user.tab()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(focused()).toBe(third))
  while (focused() !== 'More') await user.tab()
  await user.keyboard('{Enter}')
  await screen.findByText('All told')
  expect(focused()).toBe(fifth)
})

test('whoever taps stays where they look', async () => {
  await openFive(true)
  const more = screen.getByRole('button', { name: 'More' })
  more.focus()
  // As in a browser; jsdom takes every focus for one by keyboard.
  Object.assign(more, { matches: () => false })
  fireEvent.click(more)
  await screen.findByText('five four three two')
  expect(document.activeElement).toBe(more)
})
