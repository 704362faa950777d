import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { everyCall, fieldsOf, nameOf } from '../../../server/src/every-call-testing.ts'
import { newRichFamily } from '../../../server/src/rich-family-testing.ts'
import { databases, startServer } from '../../../server/src/testing.ts'
import { newQueryClient } from '../api/query-client.ts'
import { jsonReply } from '../api/reply-testing.ts'
import { lookAhead } from './look-ahead.ts'

/** What no screen shows without a signal, and why. */
const leftOut = {
  'GET /api/activities/:id/undo': 'asked by whoever is about to undo, which needs a signal',
  'GET /api/rewards': 'the list of a child at another address, which no screen uses',
}

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

test('all that can be asked of a child is there without a signal, or there is a reason', async () => {
  const { call, ids } = await newRichFamily(server)
  const asked: string[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.replace(/\?.*/, ''))
    return jsonReply((await call<unknown>('GET', url)).body)
  })
  await lookAhead(newQueryClient(), ids.child, '2026-03-29')
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
