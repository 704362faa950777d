import { afterAll, beforeAll, expect, test } from 'vitest'
import { databases, startServer } from '../testing.ts'

const UUID = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

test('a reply carries the id under which the log knows it', async () => {
  const { call } = await server.newFamily()
  const replies = [
    await call('GET', '/api/children'),
    await call('POST', '/api/children', {}),
    await call('GET', '/api/nothing'),
    await server.client().call('GET', '/api/children'),
    await call('GET', '/healthz'),
  ]
  expect(replies.map(({ status }) => status)).toEqual([200, 400, 404, 401, 200])
  const ids = replies.map(({ headers }) => String(headers['x-request-id']))
  for (const id of ids) expect(id).toMatch(UUID)
  expect(new Set(ids).size).toBe(ids.length)
})

test('it does so whichever way it is told: to the app an answer without one is somebody else’s', async () => {
  const { call, childId } = await server.newFamilyWithChild()
  const add = () => call('POST', '/api/children', { name: 'Leo' }, { 'idempotency-key': 'added-once' })
  const { etag } = (await call('GET', '/api/children')).headers
  const replies = [
    await call('GET', '/api/children', undefined, { 'if-none-match': String(etag) }),
    await add(),
    await add(),
    await call('DELETE', `/api/children/${childId}`),
    await call('GET', '/api/family/export'),
    await call('GET', '/api/openapi.json'),
  ]
  expect(replies.map(({ status }) => status)).toEqual([304, 201, 201, 204, 200, 200])
  for (const { headers } of replies) expect(headers['x-request-id']).toMatch(UUID)
})

test('no id is taken from the request', async () => {
  const { headers } = await server.app.inject({
    url: '/healthz',
    headers: { 'x-request-id': 'mine', 'request-id': 'mine' },
  })
  expect(headers['x-request-id']).toMatch(UUID)
})
