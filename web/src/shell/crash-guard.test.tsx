// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LanguageProvider } from '../i18n/language.tsx'
import { loadWords } from '../i18n/words.ts'
import { CrashGuard } from './crash-guard.tsx'

const reload = vi.fn()
beforeEach(() => {
  reload.mockClear()
  vi.useFakeTimers()
  vi.stubGlobal('location', { ...location, reload })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.useRealTimers()
})

type Worker = ReturnType<typeof aWorker>
type Known = { waiting?: Worker; installing?: Worker; update: () => Promise<unknown> }

/** A browser that shows what a service worker has kept. */
function keptBy(registration: Known) {
  const workers = Object.assign(new EventTarget(), { controller: {}, getRegistration: async () => registration })
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
  return () => workers.dispatchEvent(new Event('controllerchange'))
}

const aWorker = () => ({ postMessage: vi.fn<(word: string) => void>() })
const upToDate = async () => undefined

function Broken(): never {
  throw new Error('broken')
}

async function tryAgain() {
  const words = await loadWords('en')
  render(
    <LanguageProvider words={words}>
      <CrashGuard>
        <Broken />
      </CrashGuard>
    </LanguageProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await import('../install/service-worker.ts')
  await vi.advanceTimersByTimeAsync(0)
}

test('a page that nobody keeps is loaded again', async () => {
  await tryAgain()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('so is a page that is kept, where there is nothing newer', async () => {
  keptBy({ update: upToDate })
  await tryAgain()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a version that waits takes over before', async () => {
  const waiting = aWorker()
  const takesOver = keptBy({ waiting, update: upToDate })
  await tryAgain()
  expect(waiting.postMessage).toHaveBeenCalledWith('take-over')
  expect(reload).not.toHaveBeenCalled()
  takesOver()
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('so does one that is heard of only now, though another waits', async () => {
  const installing = aWorker()
  const known: Known = { waiting: aWorker(), update: async () => Object.assign(known, { installing }) }
  const takesOver = keptBy(known)
  await tryAgain()
  expect(installing.postMessage).toHaveBeenCalledWith('take-over')
  takesOver()
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each([
  ['without a signal', 0, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['on a line on which nothing moves', 3000, () => new Promise(() => {})],
])('%s it is as it was', async (_, time, update) => {
  keptBy({ update })
  await tryAgain()
  await vi.advanceTimersByTimeAsync(time)
  expect(reload).toHaveBeenCalledTimes(1)
})
