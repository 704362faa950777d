// @vitest-environment jsdom
import type { User } from '@sprout/domain/accounts/model'
import type { Child } from '@sprout/domain/children/model'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { currentUser } from '../accounts/current-user.ts'
import type { Waiting } from '../api/act.ts'
import { problem } from '../api/problem-testing.ts'
import { newQueryClient } from '../api/query-client.ts'
import { childList } from '../children/current-child.ts'
import { isOf } from './entry.ts'
import { lookAtOutbox, sendAll, takeWrite } from './outbox.ts'
import { rows } from './store-testing.ts'
import { cameOf, done, fetched, freshPhone, keys, tapped } from './taps-testing.ts'
import { waiting } from './waiting.ts'

vi.mock('../api/database.ts', async (original) => {
  const { inStore } = await import('./store-testing.ts')
  return { ...(await original<object>()), inStore }
})

beforeEach(freshPhone)

/** As the browser lends it to one tab after the other. */
function lendLock(meanwhile: () => void) {
  const request = async (_name: string, work: () => unknown) => {
    meanwhile()
    return work()
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  onTestFinished(() => void Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined }))
}
test('a browser without a store has nothing to send, and stumbles over nothing', async () => {
  rows.set(1, { ...tapped('good'), id: 1 })
  vi.stubGlobal('indexedDB', null)
  await sendAll(newQueryClient(), 'ana')
  expect(fetched).not.toHaveBeenCalled()
})

test('what the server stumbles over holds up none of the others', async () => {
  rows.set(1, { ...tapped('odd'), id: 1 })
  rows.set(2, { ...tapped('good'), id: 2 })
  const stumble = () => problem(500, { code: 'internal' })
  fetched.mockImplementation(async (_, init) => (String(init?.body).includes('odd') ? stumble() : done()))
  await sendAll(newQueryClient(), 'ana')
  expect(keys()).toEqual(['odd'])
})

test('a tap that finds nobody waits, and can be taken back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  const kept = () => takeWrite(newQueryClient(), tapped('kept')).catch((thrown: Waiting) => thrown)
  const first = (await kept()) as Waiting
  expect(waiting.current().map(({ key }) => key)).toEqual(['kept'])
  expect(await first.takeBack?.()).toBe(true)
  expect(keys()).toEqual([])
  expect(waiting.current()).toEqual([])

  const second = (await kept()) as Waiting
  online.mockReturnValue(true)
  fetched.mockRejectedValue(new TypeError('no answer'))
  await sendAll(newQueryClient(), 'ana')
  expect(await second.takeBack?.()).toBe(false)
  expect(keys()).toEqual(['kept'])
})

test('what is sent moves the header as the server will, where points stop at zero', async () => {
  const queries = newQueryClient()
  queries.setQueryData(currentUser.queryKey, { family: { keepBalancesAtZero: true } } as User)
  queries.setQueryData(childList.queryKey, [{ id: 'mia', points: 3, totalPoints: 3 } as Child])
  rows.set(1, { ...tapped('correction'), id: 1, line: { childId: 'mia', title: 'Pushed', points: -5 } })
  rows.set(2, { ...tapped('good'), id: 2 })
  fetched.mockImplementation(async () => done())
  await sendAll(queries, 'ana')
  expect(queries.getQueryData(childList.queryKey)).toMatchObject([{ points: 10, totalPoints: 13 }])
})

test('what left this phone without an answer cannot be taken back: it may be done', async () => {
  fetched.mockRejectedValue(new TypeError('no answer'))
  const failure = await takeWrite(newQueryClient(), tapped('asked')).catch((thrown: Waiting) => thrown)
  expect(failure).toMatchObject({ waits: true, takeBack: undefined })
})

test('what is taken back just before its turn is not sent', async () => {
  rows.set(1, { ...tapped('first'), id: 1 })
  rows.set(2, { ...tapped('second'), id: 2 })
  fetched.mockImplementation(async () => {
    rows.delete(2)
    return done()
  })
  await sendAll(newQueryClient(), 'ana')
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(keys()).toEqual([])
})

test('a tap that another tab has sent is not told as waiting', async () => {
  lendLock(() => rows.clear())
  expect(await cameOf(takeWrite(newQueryClient(), tapped('sent')))).toBe('elsewhere')
  expect(fetched).not.toHaveBeenCalled()
})

test('what says no more whose it is, is told to whoever is in', async () => {
  rows.set(1, { id: 1, key: 'old', method: 'POST', path: '/api/behaviors', line: { title: 'Tidied toys' } })
  await lookAtOutbox()
  expect(waiting.current().filter(isOf('ana'))).toMatchObject([{ refused: 'unreadable' }])
})

test('it tries again later each time that a pause was in vain, however often is tapped meanwhile', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  fetched.mockRejectedValue(new TypeError('no answer'))
  const later = vi.spyOn(globalThis, 'setTimeout')
  const pauses = () => later.mock.calls.filter(([work]) => work.name === 'again').map(([, after]) => after)
  const queries = newQueryClient()
  await Promise.all(['one', 'two', 'three'].map((key) => cameOf(takeWrite(queries, tapped(key)))))
  expect(new Set(pauses())).toEqual(new Set([2000]))
  expect(vi.getTimerCount()).toBe(1)
  for (const [waited, next] of [
    [2000, 4000],
    [4000, 8000],
  ] as const) {
    await vi.advanceTimersByTimeAsync(waited)
    expect(pauses().at(-1)).toBe(next)
    await cameOf(takeWrite(queries, tapped(`after ${waited}`)))
    expect(pauses().at(-1)).toBe(next)
    expect(vi.getTimerCount()).toBe(1)
  }
  fetched.mockImplementation(async () => done())
  await sendAll(queries, 'ana')
  expect(keys()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
  fetched.mockRejectedValue(new TypeError('no answer'))
  await cameOf(takeWrite(queries, tapped('next outage')))
  expect(pauses().at(-1)).toBe(2000)
})
