// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { readEntry } from '../outbox/entry.ts'
import { waiting } from '../outbox/waiting.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
  // In the midst of a week.
  server.clock.now = new Date('2026-04-01T12:00:00Z')
  vi.useFakeTimers({ toFake: ['Date'], now: server.clock.now })
})
afterAll(() => server.stop())

test('the sheet of the week is ticked where a day was kept, also where that waits to be sent', async () => {
  const { childId, ...family } = await server.newFamilyWithChild()
  const { body: habit } = await family.call('POST', '/api/habits', { childId, title: 'Teeth' })
  const path = `/api/habits/${habit.id}/checkin`
  await family.call('POST', path, { date: '2026-03-31' })
  onTestFinished(() => waiting.set([]))
  await openApp(family, '/?tab=profile&screen=weekSheet')
  const ticks = () => within(screen.getByRole('row', { name: /Teeth/ })).queryAllByText('Kept')
  await screen.findByText('Kept')
  expect(ticks()).toHaveLength(1)
  const line = { childId, title: 'Teeth', points: 2, about: habit.id, day: '2026-04-01' }
  act(() => waiting.set([readEntry({ id: 1, key: 'k', method: 'POST', path, caregiver: { id: 'ana' }, line })]))
  expect(ticks()).toHaveLength(2)
})
