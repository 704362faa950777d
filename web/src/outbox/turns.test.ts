// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { newQueryClient } from '../api/query-client.ts'
import { sendAll, takeWrite } from './outbox.ts'
import { rows } from './store-testing.ts'
import { cameOf, done, fetched, freshPhone, keys, tapped } from './taps-testing.ts'
import { waiting } from './waiting.ts'

vi.mock('../api/database.ts', async (original) => {
  const { inStore } = await import('./store-testing.ts')
  return { ...(await original<object>()), inStore }
})

beforeEach(freshPhone)

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
