import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshFolder, serve } from '../process-testing.ts'
import { databases, startServer } from '../testing.ts'

const here = { host: 'sprout.local:3000' }

describe('a write', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(databases.sqlite)
  })
  afterAll(() => server.stop())

  const write = async (headers: Record<string, string>) =>
    (await server.newFamily()).call('POST', '/api/children', { name: 'Mia' }, { ...here, ...headers })

  test.each([
    ['our own page', { origin: 'http://sprout.local:3000', 'sec-fetch-site': 'same-origin' }],
    ['our own page in a browser that says little', { origin: 'http://sprout.local:3000' }],
    ['our own page that hides where it is', { 'sec-fetch-site': 'same-origin' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['a script that is no browser', {}],
  ])('from %s is done', async (_, headers) => {
    expect((await write(headers)).status).toBe(201)
  })

  test.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site in a browser that says little', { origin: 'https://evil.example' }],
    ['another site that hides where it is', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring host', { 'sec-fetch-site': 'same-site' }],
    ['a neighbouring host by name', { origin: 'http://other.sprout.local:3000' }],
    ['another port', { origin: 'http://sprout.local:3001' }],
    ['another scheme', { origin: 'https://sprout.local:3000' }],
    ['nowhere', { origin: 'null' }],
    ['nowhere, it says', { origin: '' }],
    ['a name that begins like ours', { origin: 'http://sprout.local:3000.evil.example' }],
    ['someone who says two things', { origin: 'http://sprout.local:3000, https://evil.example' }],
    [
      'a page of ours that the browser knows to be foreign',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
  ])('from %s is refused', async (_, headers) => {
    expect(await write(headers)).toMatchObject({ status: 403, body: { code: 'foreign_origin' } })
  })

  test('from another site is refused in every way of writing, also before anyone has signed in', async () => {
    const { call } = await server.newFamilyWithChild()
    const foreign = { ...here, origin: 'https://evil.example' }
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
      for (const path of ['/api/children', '/api/family', '/api/auth/sign-in/email', '/api/nothing'])
        expect((await call(method, path, {}, foreign)).body).toMatchObject({ code: 'foreign_origin' })
  })

  test('is all that is refused: reading is for the browser to guard', async () => {
    const { call } = await server.newFamily()
    const reply = await call('GET', '/api/children', undefined, { ...here, origin: 'https://evil.example' })
    expect(reply.status).toBe(200)
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

test('where the public address is known, that is our origin, whatever the request says', async () => {
  const server = await startServer(databases.sqlite, { PUBLIC_URL: 'https://sprout.example.org' })
  const { call } = await server.newFamily()
  const write = async (headers: Record<string, string>) =>
    (await call('POST', '/api/children', { name: 'Mia' }, headers)).status
  expect(await write({ host: '10.0.0.2:3000', origin: 'https://sprout.example.org' })).toBe(201)
  expect(await write({ host: 'evil.example', origin: 'http://evil.example' })).toBe(403)
  await server.stop()
})

test('a proxy of which Sprout was not told is found in the log, once a minute', async () => {
  const { url, said } = await serve({ DATA_DIR: freshFolder() })
  const headers = { 'content-type': 'application/json', origin: 'https://sprout.example.org' }
  const write = () => fetch(`${url}/api/auth/sign-in/email`, { method: 'POST', headers, body: '{}' })
  expect([(await write()).status, (await write()).status]).toEqual([403, 403])
  await expect.poll(() => said.out).toContain('is PUBLIC_URL right, and TRUST_PROXY?')
  const told = said.out.split('\n').filter((line) => line.includes('PUBLIC_URL'))
  expect(told.map((line) => JSON.parse(line))).toMatchObject([{ origin: 'https://sprout.example.org', here: url }])
})
