import { once } from 'node:events'
import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { deedsOf } from '../points/deeds-testing.ts'
import { databases, startServer } from '../testing.ts'

describe.each(Object.entries(databases))('what is told again on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  type Told = Awaited<ReturnType<ReturnType<typeof server.client>['call']>>
  const said = ({ headers }: Told) => ({ ...headers, 'x-request-id': '', date: '' })

  test('is told alike, with all that was said of it', async () => {
    const family = await server.newFamilyWithChild()
    for (let turn = 0; turn < 3; turn++) await deedsOf(family).behave(10)
    const path = `/api/activities/${family.childId}?limit=2`
    const [first, again] = [await family.call('GET', path), await family.call('GET', path)]
    expect([again.status, again.body, said(again)]).toEqual([200, first.body, said(first)])
    expect(again.headers.link).toContain('rel="next"')
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  })

  test('is told to be unchanged alike, be it to who has this name or another', async () => {
    const family = await server.newFamilyWithChild()
    const { headers } = await family.call('GET', '/api/children')
    const other = await family.elsewhere()
    const have = (names: string) => other.call('GET', '/api/children', undefined, { 'if-none-match': names })
    const [first, again] = [await have(headers.etag ?? ''), await have(`W/${headers.etag}, "another"`)]
    expect([first.status, first.body]).toEqual([304, ''])
    expect([again.status, again.body, said(again)]).toEqual([304, '', said(first)])
    expect(await have('"another"')).toMatchObject({ status: 200, body: [{ name: 'Mia' }] })
  })

  test('is of few words to who has it, but for where it leads on', async () => {
    const { call, childId } = await server.newFamilyWithChild()
    const path = `/api/activities/${childId}?limit=1`
    for (let turn = 0; turn < 2; turn++) await deedsOf({ call, childId }).behave(10)
    const { headers } = await call('GET', path)
    for (let turn = 0; turn < 2; turn++) {
      const still = await call('GET', path, undefined, { 'if-none-match': headers.etag ?? '' })
      expect([still.status, Object.keys(still.headers).sort()]).toEqual([
        304,
        ['cache-control', 'connection', 'date', 'etag', 'link', 'x-request-id'],
      ])
      expect(still.headers.link).toBe(headers.link)
    }
  })

  test('is counted like all that is told', async () => {
    const { call, childId } = await server.newFamilyWithChild()
    const counted = async () => {
      const { body } = await server.app.inject('/metrics')
      const line =
        /^http_request_duration_seconds_count\{method="GET",route="\/api\/stats\/:childId\/days",status="200"\} (\d+)$/m
      return Number(line.exec(body)?.[1] ?? 0)
    }
    const before = await counted()
    for (let turn = 0; turn < 3; turn++) await call('GET', `/api/stats/${childId}/days`)
    expect(await counted()).toBe(before + 3)
  })
})

test('a server that soon ends says so also to who has it already', async () => {
  const server = await startServer(databases.sqlite)
  onTestFinished(server.stop)
  const { call } = await server.newFamilyWithChild()
  const { headers } = await call('GET', '/api/children')
  const still = () => call('GET', '/api/children', undefined, { 'if-none-match': headers.etag ?? '' })
  expect((await still()).headers.connection).toBe('keep-alive')
  const drained = server.app.drain(0.1)
  expect(await still()).toMatchObject({ status: 304, headers: { connection: 'close' } })
  await drained
})

test('on one connection, as of a proxy, each is told their own, and who has signed out nothing', async () => {
  const server = await startServer(databases.sqlite)
  onTestFinished(server.stop)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const sockets = new Set<unknown>()
  async function namesTold(cookie: string) {
    const asking = get({ port, host: '127.0.0.1', path: '/api/children', agent, headers: cookie ? { cookie } : {} })
    const [answer] = await once(asking, 'response')
    sockets.add(asking.socket)
    const told = JSON.parse(await text(answer))
    return Array.isArray(told) ? told.map(({ name }) => name) : told.code
  }
  const mias = await server.newFamilyWithChild({ name: 'Mia' })
  const leos = await server.newFamilyWithChild({ name: 'Leo' })
  const [mia, leo] = [mias.cookie.value, leos.cookie.value]
  for (let turn = 0; turn < 3; turn++) {
    expect(await namesTold(mia)).toEqual(['Mia'])
    expect(await namesTold(leo)).toEqual(['Leo'])
    expect(await namesTold('')).toBe('unauthorized')
  }
  // More than is kept of a connection.
  for (let turn = 0; turn < 2; turn++) expect(await namesTold(`${leo}; more=${'x'.repeat(2000)}`)).toEqual(['Leo'])
  await mias.call('GET', '/api/logout')
  for (let turn = 0; turn < 2; turn++) expect(await namesTold(mia)).toBe('unauthorized')
  expect(await namesTold(leo)).toEqual(['Leo'])
  expect(sockets.size).toBe(1)
})
