import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { everyCall, fieldsOf, nameOf } from '../../../server/src/every-call-testing.ts'
import { newRichFamily, type RichFamily } from '../../../server/src/rich-family-testing.ts'
import { databases, startServer } from '../../../server/src/testing.ts'
import { newQueryClient } from '../api/query-client.ts'
import { jsonReply } from '../api/reply-testing.ts'
import { lookAhead } from './look-ahead.ts'

/** What no screen shows without a signal, and why. */
const leftOut = {
  'GET /api/activities/:id/undo': 'asked by whoever is about to undo, which needs a signal',
  'GET /api/rewards': 'the list of a child at another address, which no screen uses',
}

const TODAY = '2026-03-29'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

test('all that can be asked of a child is there without a signal, or there is a reason', async () => {
  const family = await newRichFamily(server)
  const asked = await askedAhead(family)
  const ofChild = everyCall.filter(
    ({ method, ...call }) => method === 'GET' && fieldsOf(call).some((field) => /^id$|Id$/.test(field)),
  )
  const isAsked = (path: string) => {
    const address = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
    return asked.some((url) => address.test(url))
  }
  const forgotten = ofChild.filter(({ path }) => !isAsked(path))
  expect(forgotten.map(nameOf).sort()).toEqual(Object.keys(leftOut).sort())
})

test('whole screens come before the goals one by one, and of a habit that is done no days', async () => {
  const family = await newRichFamily(server)
  const { ids, call } = family
  const { body: done } = await call('POST', '/api/habits', { childId: ids.child, title: 'Bed made', targetDays: 1 })
  await call('POST', `/api/habits/${done.id}/checkin`, { date: TODAY })
  const asked = await askedAhead(family)
  const isOfGoal = (url: string) => [ids.habit, ids.skill, done.id].some((id) => url.includes(id))
  const firstOfGoal = asked.findIndex(isOfGoal)
  expect(asked.slice(0, firstOfGoal)).toContain(`/api/activities/${ids.child}`)
  expect(asked.slice(firstOfGoal).every(isOfGoal)).toBe(true)
  expect(asked.filter((url) => url.includes(done.id))).toEqual([])
})

/** The addresses, in their order. */
async function askedAhead({ call, ids }: RichFamily) {
  const asked: string[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.replace(/\?.*/, ''))
    return jsonReply((await call<unknown>('GET', url)).body)
  })
  await lookAhead(newQueryClient(), ids.child, TODAY)
  return asked
}
