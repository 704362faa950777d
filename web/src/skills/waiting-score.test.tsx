// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { pretendToDraw } from '../drawing-testing.ts'
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
  server.clock.now = new Date()
})
afterAll(() => server.stop())

test('a score that waits is told as any other, with its unit', async () => {
  const { childId, ...family } = await server.newFamilyWithChild()
  await family.call('POST', '/api/skills', { childId, title: 'Rope', targetValue: 5000, targetUnit: 'jumps' })
  vi.stubGlobal('indexedDB', {})
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await openApp(family, '/?screen=skills')
  await userEvent.click(await screen.findByRole('button', { name: 'Record score' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Today’s score' }))
  await userEvent.type(sheet.getByLabelText(/^Score/), '1200')
  await userEvent.click(sheet.getByRole('button', { name: 'Record' }))
  await waitFor(() => expect(waiting.current().map(({ line }) => line.title)).toEqual(['Rope · 1,200 jumps']))
})
