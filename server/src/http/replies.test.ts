import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { freshFolder } from '../process-testing.ts'
import { databases, startServer } from '../testing.ts'

const UUID = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

describe('a reply', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(databases.sqlite)
  })
  afterAll(() => server.stop())

  test('to a GET is private, asked again each time, and not sent again when nothing changed', async () => {
    const { call } = await server.newFamilyWithChild()
    const first = await call('GET', '/api/children')
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    })
    const etag = String(first.headers.etag)
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await call('GET', '/api/children', undefined, { 'if-none-match': known })
      expect(again).toMatchObject({ status: 304, body: '', headers: { etag, 'cache-control': 'private, no-cache' } })
    }
    await call('POST', '/api/children', { name: 'Leo' })
    const changed = await call('GET', '/api/children', undefined, { 'if-none-match': etag })
    expect(changed.status).toBe(200)
    expect(changed.headers.etag).not.toBe(etag)
  })

  test('to one family is never taken for that of another', async () => {
    const [mine, theirs] = [await server.newFamily(), await server.newFamily()]
    const { headers } = await mine.call('GET', '/api/family')
    const asked = await theirs.call('GET', '/api/family', undefined, { 'if-none-match': String(headers.etag) })
    expect(asked.status).toBe(200)
  })

  test('keeps a browser from doing what our pages never do', async () => {
    const { headers } = await server.app.inject('/api/auth/ways')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    })
    expect(headers['x-powered-by']).toBeUndefined()
  })

  test('lets a page load from here alone, whatever was asked, and pictures from any safe address', async () => {
    const policy =
      "default-src 'self';script-src 'self';style-src 'self';img-src 'self' data: https:;object-src 'none';" +
      "base-uri 'none';form-action 'self';frame-ancestors 'none'"
    for (const url of ['/', '/timeline', '/nothing.js', '/api/children', '/api/nothing', '/api/docs', '/api/login']) {
      const { headers } = await server.app.inject(url)
      expect([url, headers['content-security-policy']]).toEqual([url, policy])
      expect([url, headers['x-content-type-options']]).toEqual([url, 'nosniff'])
    }
    const unreadable = { 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' }
    expect((await server.app.inject('/%ZZ')).headers).toMatchObject(unreadable)
  })

  test.each([
    ['GET', '/api/nothing', 404, 'not_found', 'Not found', 'Not found'],
    ['POST', '/api/nothing', 404, 'not_found', 'Not found', 'Not found'],
    ['GET', '/api', 404, 'not_found', 'Not found', 'Not found'],
    ['GET', '/api/', 404, 'not_found', 'Not found', 'Not found'],
    ['DELETE', '/api/children', 404, 'not_found', 'Not found', 'Not found'],
    ['OPTIONS', '/api/children', 404, 'not_found', 'Not found', 'Not found'],
    ['GET', '/api/%ZZ', 404, 'not_found', 'Not found', 'Not found'],
    ['GET', `/api/children/${'a'.repeat(300)}`, 404, 'not_found', 'Not found', 'Not found'],
    ['GET', '/nothing', 404, 'not_found', 'Not found', 'Not found'],
    ['GET', '/api/children', 401, 'unauthorized', 'Unauthorized', 'You are logged out'],
  ] as const)('%s %s says %i %s as a problem', async (method, url, status, code, title, detail) => {
    const reply = await server.app.inject({ method, url })
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.headers['x-request-id']).toMatch(UUID)
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toEqual({ type: 'about:blank', title, status, code, detail })
  })

  test('that nobody foresaw names nothing but the request', async () => {
    const { call } = await server.newFamily()
    await server.db.schema.alterTable('children').renameTo('elsewhere').execute()
    const { status, body, headers } = await call('GET', '/api/children')
    await server.db.schema.alterTable('elsewhere').renameTo('children').execute()
    const detail = `Error occurred (${headers['x-request-id']})`
    expect(status).toBe(500)
    expect(body).toEqual({ type: 'about:blank', title: 'Error occurred', status: 500, code: 'internal', detail })
  })
})

describe.each(Object.entries(databases))('the doors of the operator on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  test('say that the server lives and can serve', async () => {
    const { call } = server.client()
    expect(await call('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'alive' } })
    expect(await call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } })
  })

  test('show the measures to this machine alone', async () => {
    const { newFamilyWithChild, app } = server
    await newFamilyWithChild()
    const { statusCode, body, headers } = await app.inject('/metrics')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toContain('http_request_duration_seconds_count{method="POST",route="/api/children",status="201"}')
    expect(body).toContain('db_query_duration_seconds_bucket')
    expect(body).toContain('open_streams 0')
    const hidden = [
      { remoteAddress: '192.0.2.1' },
      { remoteAddress: '::ffff:192.0.2.1' },
      { headers: { 'x-forwarded-for': '127.0.0.1' } },
      { headers: { forwarded: 'for=127.0.0.1' } },
      ...['sprout.example.org:3000', 'localhost.example.org', '127.0.0.1.example.org', '192.0.2.1', 'no name'].map(
        (host) => ({ headers: { host } }),
      ),
    ]
    for (const host of ['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect((await app.inject({ url: '/metrics', headers: { host } })).statusCode).toBe(200)
    for (const from of hidden)
      expect((await app.inject({ url: '/metrics', ...from })).json()).toMatchObject({ status: 404, code: 'not_found' })
  })
})

test('whoever watches is told when the newest nightly copy was made', async () => {
  const folder = freshFolder()
  const server = await startServer(databases.sqlite, { DATA_DIR: folder })
  onTestFinished(() => server.stop())
  const told = async () =>
    /^nightly_copy_timestamp_seconds (.+)$/m.exec((await server.app.inject('/metrics')).body)?.[1]
  expect(await told()).toBeUndefined()
  const backups = join(folder, 'backups')
  mkdirSync(backups)
  expect(await told()).toBeUndefined()
  const copies = { 'nightly-2026-03-08.sqlite': 1000, 'nightly-2026-03-09.sqlite': 2000.5, 'copy-later.sqlite': 3000 }
  for (const [name, seconds] of Object.entries(copies)) {
    writeFileSync(join(backups, name), '')
    utimesSync(join(backups, name), seconds, seconds)
  }
  expect(await told()).toBe('2000.5')
})

test('an operator may open the measures', async () => {
  const server = await startServer(databases.sqlite, { METRICS: 'open' })
  expect((await server.app.inject({ url: '/metrics', remoteAddress: '192.0.2.1' })).statusCode).toBe(200)
  await server.stop()
})
