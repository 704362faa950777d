// @vitest-environment jsdom
import type { User } from '@sprout/domain/accounts/model'
import type { Child } from '@sprout/domain/children/model'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { currentUser } from '../accounts/current-user.ts'
import { Waiting } from '../api/act.ts'
import { problem } from '../api/problem-testing.ts'
import { newQueryClient } from '../api/query-client.ts'
import { jsonReply } from '../api/reply-testing.ts'
import { childList } from '../children/current-child.ts'
import { type Entry, isOf } from './entry.ts'
import { lookAtOutbox, sendAll, takeWrite } from './outbox.ts'
import { rows } from './store-testing.ts'
import { waiting } from './waiting.ts'

vi.mock('../api/database.ts', async (original) => {
  const { inStore } = await import('./store-testing.ts')
  return { ...(await original<object>()), inStore }
})

const tapped = (key: string): Entry => ({
  version: 1,
  key,
  caregiver: { id: 'ana', name: 'Ana' },
  method: 'POST',
  path: '/api/behaviors',
  body: { title: key },
  lists: [],
  line: { childId: 'mia', title: key, points: 10 },
})
const keys = () => [...rows.values()].map((entry) => (entry as Entry).key)

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  rows.clear()
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('indexedDB', {})
})
const done = () => jsonReply({}, 201)

/** As the browser lends it to one tab after the other. */
function lendLock(meanwhile: () => void) {
  const request = async (_name: string, work: () => unknown) => {
    meanwhile()
    return work()
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  onTestFinished(() => void Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined }))
}
const cameOf = (tap: Promise<unknown>) =>
  tap.then(
    () => 'done',
    (failure: unknown) => (failure instanceof Waiting && failure.waits ? 'waits' : 'elsewhere'),
  )

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

test('many taps on a line that is down ask once for the one before, and once for themselves', async () => {
  fetched.mockImplementation(async () => new Response('Bad Gateway', { status: 502 }))
  const queries = newQueryClient()
  const taps = Array.from({ length: 10 }, (_, nth) => cameOf(takeWrite(queries, tapped(`tap ${nth}`))))
  expect(new Set(await Promise.all(taps))).toEqual(new Set(['waits']))
  await sendAll(queries, 'ana')
  expect(fetched.mock.calls.length).toBeLessThanOrEqual(3)
})

test('whoever is in next is not kept from sending by who waits for a turn', async () => {
  rows.set(1, { ...tapped('of Ana'), id: 1 })
  rows.set(2, { ...tapped('of Luis'), id: 2, caregiver: { id: 'luis', name: 'Luis' } })
  fetched.mockImplementation(async () => done())
  const queries = newQueryClient()
  await Promise.all(['ana', 'luis', 'luis'].map((id) => sendAll(queries, id)))
  expect(keys()).toEqual([])
})

test('a tap behind one that nobody answers is told soon that it waits, and sent when that one is given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  rows.set(1, { ...tapped('old'), id: 1, triedAt: new Date().toISOString() })
  const answer = Promise.withResolvers<Response>()
  fetched.mockReturnValueOnce(answer.promise).mockImplementation(async () => done())
  const queries = newQueryClient()
  const came = cameOf(takeWrite(queries, tapped('new')))
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(4000)
  expect(await came).toBe('waits')
  expect(waiting.current().map(({ key }) => key)).toEqual(['old', 'new'])
  answer.resolve(done())
  await sendAll(queries, 'ana')
  expect(keys()).toEqual([])
})

test('a tap that is under way itself may take as long as its answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const answer = Promise.withResolvers<Response>()
  fetched.mockReturnValueOnce(answer.promise)
  const came = cameOf(takeWrite(newQueryClient(), tapped('slow')))
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(10_000)
  answer.resolve(done())
  expect(await came).toBe('done')
})
