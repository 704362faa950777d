// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { takeOver } from './service-worker.ts'

const LONG_ENOUGH = 3000
const unregister = vi.fn(async () => true)
const newest = { postMessage: () => {} } as unknown as ServiceWorker

beforeEach(() => {
  unregister.mockClear()
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const value = { addEventListener: () => {}, getRegistration: async () => ({ unregister }) }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
})

test('where the new version is not let in, the page does without a worker', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'))
  takeOver(newest)
  await vi.advanceTimersByTimeAsync(LONG_ENOUGH)
  expect(unregister).toHaveBeenCalled()
})

test.each([
  ['nobody answers', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy answers for a server that is away', async () => new Response('Bad Gateway', { status: 502 })],
])('but not while %s', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  takeOver(newest)
  await vi.advanceTimersByTimeAsync(3 * LONG_ENOUGH)
  expect(unregister).not.toHaveBeenCalled()
})
