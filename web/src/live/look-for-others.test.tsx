// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { openApp } from '../testing.tsx'
import { lookForOthers } from './look-for-others.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

test('what the other phone records is seen here when the app is looked at again', async () => {
  const family = await server.newFamilyWithChild()
  const { childId } = family
  const { sent } = await openApp(family, '/')
  await screen.findByRole('link', { name: '0 points, to the rewards' })
  await waitFor(() => expect(sent.some(({ url }) => url === '/api/live')).toBe(true))
  await family.call('POST', '/api/behaviors', { childId, type: 'reward', title: 'Tidied the toys', points: 10 })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByRole('link', { name: '10 points, to the rewards' })).toBeTruthy()
})

async function startLooking() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const queries = new QueryClient()
  let asked = 0
  const options = {
    queryKey: ['api', 'family', 'invites'],
    queryFn: () => ++asked,
    staleTime: Number.POSITIVE_INFINITY,
  }
  onTestFinished(new QueryObserver(queries, options).subscribe(() => undefined))
  await vi.advanceTimersByTimeAsync(0)
  const looks = lookForOthers(queries, () => undefined)
  onTestFinished(() => looks.end())
  const askedAfter = async (time: number) => {
    await vi.advanceTimersByTimeAsync(time)
    return asked
  }
  return { looks, askedAfter }
}

test('the family’s lists are looked at as seldom as the record while every change is told', async () => {
  const { looks, askedAfter } = await startLooking()
  expect([await askedAfter(4999), await askedAfter(1)]).toEqual([1, 2])
  looks.setLive(true)
  expect([await askedAfter(59_999), await askedAfter(1)]).toEqual([2, 3])
  looks.setLive(false)
  expect([await askedAfter(4999), await askedAfter(1)]).toEqual([3, 4])
})

test('nothing is looked at any more once it is over, also when the line tells later that it was closed', async () => {
  const { looks, askedAfter } = await startLooking()
  looks.end()
  looks.setLive(false)
  expect(await askedAfter(60_000)).toBe(1)
})
