// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: [...timers] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** It says nothing of the signal as long as there is one. */
const note = () => document.querySelector('.signal')?.textContent?.trim()

test.each([
  ['at home', '/', 'A day with Mia'],
  ['in the chat', '/ai-chat', 'Chat with Pip'],
])('the note that nobody answers goes when the signal is back, %s', async (_, address, title) => {
  const family = await server.newFamilyWithChild()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const call: typeof family.call = (...asked) =>
    navigator.onLine ? family.call(...asked) : Promise.reject(new TypeError('Failed to fetch'))
  const signal = (isThere: boolean) => {
    online.mockReturnValue(isThere)
    act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')))
  }
  const { sent } = await openApp({ call }, address)
  await screen.findByRole('heading', { level: 1, name: title })
  await waitFor(() => expect(note()).toBe(''))
  await waitFor(() => expect(sent.filter(({ url }) => url === '/api/live')).toHaveLength(1))
  signal(false)
  // So long that it would be said of the server alone.
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(note()).toContain('You are offline')
  signal(true)
  await waitFor(() => expect(note()).toBe(''))
})
