// @vitest-environment jsdom
import type { Child } from '@sprout/domain/children/model'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { newQueryClient } from '../api/query-client.ts'
import { loadPart } from '../i18n/words.ts'
import { openPiece } from '../testing.tsx'
import { GrowthBookScreen } from './growth-book-screen.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
  await loadPart(async () => GrowthBookScreen)
})
afterAll(() => server.stop())

test('a book that is shown stays when it cannot be looked at again', async () => {
  const { call, childId } = await server.newFamilyWithChild()
  const kite = { childId, weather: 'sunny', mood: 'happy', content: 'We flew a kite.', date: '2026-03-29' }
  await call('POST', '/api/moments', kite)
  let isAway = false
  const away: typeof call = async (...asked) => {
    if (isAway) throw new TypeError('Failed to fetch')
    return call(...asked)
  }
  const queries = newQueryClient()
  const child = { id: childId, name: 'Mia', avatarUrl: null } as Child
  const book = (
    <QueryClientProvider client={queries}>
      <GrowthBookScreen child={child} />
    </QueryClientProvider>
  )
  await openPiece({ call: away }, book)
  await screen.findByText('We flew a kite.')
  isAway = true
  await act(async () => {
    await queries.invalidateQueries()
    // What came of it is told a moment later.
    await new Promise((told) => setTimeout(told, 50))
  })
  expect(queries.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' })).toHaveLength(1)
  expect(screen.getByText('We flew a kite.')).toBeTruthy()
})
