// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '../api/query-client.ts'
import { jsonReply } from '../api/reply-testing.ts'
import type { Entry } from './entry.ts'
import { rows } from './store-testing.ts'

vi.mock('../api/database.ts', async (original) => {
  const { inStore } = await import('./store-testing.ts')
  return { ...(await original<object>()), inStore }
})

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  rows.clear()
  vi.resetModules()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('indexedDB', {})
})
afterEach(() => void vi.unstubAllGlobals())

const tapped: Entry = {
  version: 1,
  key: 'made-at-the-tap',
  caregiver: { id: 'ana', name: 'Ana' },
  method: 'POST',
  path: '/api/behaviors',
  body: {},
  lists: [],
  line: { childId: 'mia', title: 'Tidied toys', points: 10 },
}

/** A page of its own: it has asked nothing yet. */
async function openApp(storage: object | undefined) {
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage })
  const { takeWrite } = await import('./outbox.ts')
  const tap = (key: string) =>
    takeWrite(newQueryClient(), { ...tapped, key }).then(
      () => 'done',
      () => 'waits',
    )
  return { tap }
}

test.each([
  ['promises it', () => Promise.resolve(true)],
  ['knows of no such promise', () => Promise.reject(new TypeError('not here'))],
])('the browser is asked once to keep what waits, as soon as something does; one that %s', async (_, answer) => {
  const persist = vi.fn<() => Promise<boolean>>(answer)
  const { tap } = await openApp({ persist })
  fetched.mockImplementation(async () => jsonReply({}, 201))
  expect(await tap('sent')).toBe('done')
  expect(persist).not.toHaveBeenCalled()
  fetched.mockRejectedValue(new TypeError('no answer'))
  expect([await tap('one'), await tap('two')]).toEqual(['waits', 'waits'])
  expect(persist).toHaveBeenCalledOnce()
})

test('where there is nobody to ask a tap waits all the same', async () => {
  fetched.mockRejectedValue(new TypeError('no answer'))
  for (const storage of [undefined, {}]) {
    const { tap } = await openApp(storage)
    expect(await tap('kept')).toBe('waits')
  }
})
