import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { browserStore, inStore } from './database.ts'

beforeEach(() => {
  vi.unstubAllGlobals()
})

const look = () => inStore('outbox', 'readonly', (store) => store.getAll())
const throwing = () => {
  throw new DOMException('denied', 'SecurityError')
}

test.each([
  ['is missing', undefined],
  ['is undefined', { value: undefined }],
  ['is null', { value: null }],
  ['throws when it is looked for', { get: throwing }],
])('a store that %s counts as none', async (_, shape) => {
  if (shape) Object.defineProperty(globalThis, 'indexedDB', { configurable: true, ...shape })
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'indexedDB'))
  expect(browserStore()).toBeUndefined()
  await expect(look()).rejects.toBeInstanceOf(DOMException)
})

test('a store that does not answer is given up, and asked again the next time', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const close = vi.fn()
  const asked: { result: object; onsuccess?: () => void }[] = []
  const open = () => {
    asked.push({ result: { close } })
    return asked.at(-1)
  }
  vi.stubGlobal('indexedDB', { open })
  const looked = look().catch((failure: unknown) => failure)
  await vi.advanceTimersByTimeAsync(2999)
  expect(await Promise.race([looked, Promise.resolve('waits')])).toBe('waits')
  await vi.advanceTimersByTimeAsync(1)
  expect(await looked).toBeInstanceOf(DOMException)
  // What comes too late holds up no newer version of the app.
  asked[0]?.onsuccess?.()
  expect(close).toHaveBeenCalledOnce()
  look().catch(() => undefined)
  expect(asked).toHaveLength(2)
})
