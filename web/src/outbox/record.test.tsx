// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { pretendToDraw } from '../drawing-testing.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(globalThis, 'indexedDB')
})

const throwing = () => {
  throw new DOMException('denied', 'SecurityError')
}

test.each([
  ['is null', { value: null }],
  ['throws when it is looked for', { get: throwing }],
  ['never answers', { value: { open: () => ({}) } }],
])('with a store that %s a tap goes straight to the server', async (_, shape) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, ...shape })
  pretendToDraw()
  const family = await server.newFamilyWithChild()
  await openApp(family, '/?screen=behaviors')
  fireEvent.click(await screen.findByRole('button', { name: /^Said hello/ }))
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await waitFor(async () => expect((await family.call('GET', '/api/children')).body).toMatchObject([{ points: 10 }]))
})
