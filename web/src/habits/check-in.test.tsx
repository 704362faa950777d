// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { pretendToDraw } from '../drawing-testing.ts'
import { rows } from '../outbox/store-testing.ts'
import { waiting } from '../outbox/waiting.ts'
import { openApp } from '../testing.tsx'

vi.mock('../api/database.ts', async (original) => {
  const { inStore } = await import('../outbox/store-testing.ts')
  return { ...(await original<object>()), inStore }
})

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  pretendToDraw()
  server = await startServer(databases.sqlite)
  // In the midst of a week, so that the days before are in sight.
  server.clock.now = new Date('2026-04-01T12:00:00Z')
  vi.useFakeTimers({ toFake: ['Date'], now: server.clock.now })
})
afterAll(() => server.stop())

const tap = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const points = (count: number) => screen.findByRole('link', { name: `${count} points, to the rewards` })

test('days that wait complete a habit together, and its bonus waits with the last of them', async () => {
  const family = await server.newFamilyWithChild()
  const { childId, call } = family
  const { body: habit } = await call('POST', '/api/habits', { childId, title: 'Teeth', targetDays: 3 })
  await call('POST', `/api/habits/${habit.id}/checkin`, { date: '2026-03-30' })
  vi.stubGlobal('indexedDB', {})
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await openApp(family, '/?screen=habits')
  await points(2)
  await tap(/^Fill in Tuesday/)
  await waitFor(() => expect(rows.size).toBe(1))
  await points(4)
  await tap(/^Check in today ·/)
  expect(await screen.findByText(/^Completed on/)).toBeTruthy()
  await waitFor(() => expect(waiting.current().map(({ line }) => line.points)).toEqual([2, 22]))
  await points(26)
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(rows.size).toBe(0))
  await tap(/^Lovely/)
  await points(26)
  expect((await call('GET', '/api/children')).body).toMatchObject([{ points: 26 }])
})
