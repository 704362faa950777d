// @vitest-environment jsdom
import type { User } from '@sprout/domain/accounts/model'
import { habitCalls } from '@sprout/domain/habits/contract'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { currentUser } from '../accounts/current-user.ts'
import { load } from './load.ts'
import { newQueryClient } from './query-client.ts'
import { jsonReply } from './reply-testing.ts'
import { forgetSeen, keepSeen, shownSince } from './seen.ts'

const disk = vi.hoisted(() => new Map<string, unknown>())
vi.mock('./database.ts', () => ({
  inStore: async (_name: string, _mode: string, work: (store: object) => unknown) =>
    work({
      put: (value: unknown, key: string) => disk.set(key, value),
      get: (key: string) => disk.get(key),
      clear: () => disk.clear(),
    }),
}))

/** A line that takes every call; the test answers, or nobody does. */
const calls: { answer: (canCheckin: boolean) => void; signal: AbortSignal }[] = []
beforeEach(async () => {
  calls.length = 0
  await forgetSeen()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    calls.push({ answer: (canCheckin) => resolve(jsonReply({ canCheckin })), signal })
    return promise
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const question = load(habitCalls.canCheckIn, { params: { habitId: 'teeth' }, query: {} })

function openApp() {
  const queries = newQueryClient()
  const onSilence = vi.fn<() => void>()
  queries.setQueryData(currentUser.queryKey, { id: 'ana' } as User)
  onTestFinished(keepSeen(queries, () => undefined, onSilence))
  const ask = () => void queries.fetchQuery({ ...question, staleTime: 0 })
  return { ask, onSilence, shown: () => queries.getQueryData(question.queryKey) }
}
const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

async function seenBefore() {
  const { ask, shown } = openApp()
  ask()
  calls[0]?.answer(true)
  await vi.waitFor(() => expect(shown()).toEqual({ canCheckin: true }))
  calls.length = 0
}

test('on a line that answers nothing what was seen last is shown after four seconds, and the line is free again', async () => {
  await seenBefore()
  const { ask, shown, onSilence } = openApp()
  ask()
  await pass(3900)
  expect([shown(), onSilence.mock.calls.length]).toEqual([undefined, 0])
  await pass(200)
  await vi.waitFor(() => expect(shown()).toEqual({ canCheckin: true }))
  expect(onSilence).toHaveBeenCalledOnce()
  expect(shownSince()).toBeDefined()
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true])
})

test('asked again it waits for as long as it takes: what is shown is shown', async () => {
  await seenBefore()
  const { ask, shown } = openApp()
  ask()
  await pass(4100)
  await vi.waitFor(() => expect(shown()).toBeDefined())
  ask()
  await pass(60_000)
  calls[1]?.answer(false)
  await vi.waitFor(() => expect(shown()).toEqual({ canCheckin: false }))
  expect(shownSince()).toBeUndefined()
})

test('where nothing was seen it is waited for', async () => {
  const { ask, shown, onSilence } = openApp()
  ask()
  await pass(60_000)
  calls[0]?.answer(true)
  await vi.waitFor(() => expect(shown()).toEqual({ canCheckin: true }))
  expect(onSilence).not.toHaveBeenCalled()
})

test('an answer in time is what is shown', async () => {
  await seenBefore()
  const { ask, shown } = openApp()
  ask()
  await pass(3900)
  calls[0]?.answer(false)
  await pass(10_000)
  expect(shown()).toEqual({ canCheckin: false })
  expect(shownSince()).toBeUndefined()
})
