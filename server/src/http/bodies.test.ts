import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asks, bodyOf, nobodys, wireOf } from '../every-ask-testing.ts'
import { everyCall, fieldsOf, nameOf } from '../every-call-testing.ts'
import { newRichFamily } from '../rich-family-testing.ts'
import { databases, startServer } from '../testing.ts'

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

/** What someone may put in the place of a value, as JSON. */
// biome-ignore format: a list to be read at a glance
const values = [
  'null', 'true', '0', '-0', '-1', '1e400', '-1e400', '1e-400', '0.1', '9007199254740993', '[]', '{}', '[[]]', '""', '" "',
  '"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udc00\\ud800"', '"\\u202e"', '"%00"', '"../../etc/passwd"', '"a b\\nc"',
  `"'; drop table children; --"`, '"{{7*7}}"', '"<script>alert(1)</script>"', '{"toString":1}', '{"length":1e9}',
  '{"constructor":{"prototype":{"admin":true}}}', '{"$ne":null}', nested(10_000), deep(9000), `"${'a'.repeat(60_000)}"`,
  `"${'👨‍👩‍👧‍👦'.repeat(2000)}"`, `"${'.a'.repeat(30_000)}"`, `"a@${'a.'.repeat(29_000)}"`, `"${'\\\\'.repeat(30_000)}"`,
]

const writes = everyCall.filter(({ method }) => method !== 'GET').map((call) => [nameOf(call), call] as const)

describe.each(Object.entries(databases))('what nobody should send on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  async function sender(call: (typeof everyCall)[number]) {
    const { cookie, ids } = await newRichFamily(server)
    const { url } = wireOf(call, asks[nameOf(call)]?.(ids) ?? {})
    const headers = { cookie: cookie.value, 'content-type': 'application/json' }
    const send = async (payload: string) => server.app.inject({ method: call.method, url, payload, headers })
    return { send, fits: bodyOf(nameOf(call), ids) }
  }

  test('is told from what fits: there is a sample for every body', () => {
    // A ceremony's answer is good for one challenge; the passkeys' own tests make them.
    const ceremonies = ['POST /api/auth/passkeys/register', 'POST /api/auth/passkeys/sign-in']
    const [withBody, ids] = [writes.filter(([, call]) => call.body), nobodys()]
    const unfit = withBody.filter(([name, { body }]) => !body?.safeParse(bodyOf(name, ids)).success)
    expect(unfit.map(([name]) => name)).toEqual(ceremonies)
    for (const [name, call] of withBody) {
      if (ceremonies.includes(name)) continue
      const bodyFields = fieldsOf(call.body ? { body: call.body } : {})
      expect([name, Object.keys(bodyOf(name, ids)).sort()]).toEqual([name, bodyFields.sort()])
    }
  })

  test.each(writes)('is answered calmly, whatever the field: %s', async (_name, call) => {
    const { send, fits } = await sender(call)
    for (const field of fieldsOf(call)) {
      for (const value of values) {
        const rest = JSON.stringify({ ...fits, [field]: 'here' })
        const payload = rest.replace(`"${field}":"here"`, () => `"${field}":${value}`)
        const { statusCode } = await send(payload)
        expect([payload.slice(0, 200), statusCode]).toEqual([
          payload.slice(0, 200),
          expect.toSatisfy((status) => status < 500),
        ])
      }
    }
  })

  test.each(writes.filter(([, call]) => call.body))(
    'is answered with a problem, whatever the whole: %s',
    async (_name, call) => {
      const { send } = await sender(call)
      const wholes = [
        '',
        ' ',
        '{',
        '}',
        '{"a":}',
        'undefined',
        'NaN',
        '{"a":NaN}',
        "{'a':1}",
        'a=1',
        '\0',
        '{"a":1}{"b":2}',
        '\ufeff{',
      ]
      const others = ['null', '[]', '[{}]', '"x"', '5', 'true', nested(10_000), '{"__proto__":{"a":1}}']
      const poison = ['{"constructor":{"prototype":{"a":1}}}', '{"a":{"__proto__":{"b":1}}}']
      for (const payload of [...wholes, ...others, ...poison]) {
        const reply = await send(payload)
        const shown = payload.slice(0, 200)
        expect([shown, reply.statusCode, reply.json().code]).toEqual([shown, 400, 'invalid_request'])
        expect(Array.isArray(reply.json().errors)).toBe(true)
      }
    },
  )
})

describe('a body', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(databases.sqlite)
  })
  afterAll(() => server.stop())

  async function send(payload: string, type: string | undefined) {
    const { cookie } = await server.newFamily()
    const headers = { cookie: cookie.value, ...(type !== undefined && { 'content-type': type }) }
    return server.app.inject({ method: 'POST', url: '/api/children', payload, headers })
  }

  test('of 64 KiB is read, and a larger one refused', async () => {
    const sized = (bytes: number) => `{"name":"Mia","extra":"${'a'.repeat(bytes - 25)}"}`
    expect((await send(sized(64 * 1024), 'application/json')).statusCode).toBe(201)
    for (const bytes of [64 * 1024 + 1, 1_000_000]) {
      const reply = await send(sized(bytes), 'application/json')
      expect(reply.json()).toMatchObject({
        status: 413,
        code: 'body_too_large',
        detail: 'The request is larger than 64 KiB',
      })
    }
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'text/json',
    'application/jsonp',
    'x',
    '',
  ])('that says it is %j is refused', async (type) => {
    const reply = await send('{"name":"Mia"}', type)
    expect(reply.json()).toMatchObject({ status: 415, code: 'not_json', detail: 'Only JSON is understood here' })
  })

  test('that does not say what it is, is refused', async () => {
    expect((await send('{"name":"Mia"}', undefined)).json()).toMatchObject({ status: 415, code: 'not_json' })
  })

  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'that says it is %j is read',
    async (type) => {
      expect((await send('{"name":"Mia"}', type)).statusCode).toBe(201)
    },
  )

  test('that is empty may be called JSON, and is missed only where something is asked for', async () => {
    const { cookie } = await server.newFamily()
    const headers = { cookie: cookie.value, 'content-type': 'application/json' }
    const invited = await server.app.inject({ method: 'POST', url: '/api/family/invites', headers })
    expect(invited.statusCode).toBe(201)
    const named = await server.app.inject({ method: 'POST', url: '/api/children', headers })
    expect(named.json()).toMatchObject({ status: 400, code: 'invalid_request' })
  })

  test('that holds what nobody asked for is read without it', async () => {
    const reply = await send('{"name":"Mia","isAdmin":true,"points":500,"toString":1}', 'application/json')
    expect(reply.json()).toMatchObject({ name: 'Mia', points: 0 })
    expect(reply.json()).not.toHaveProperty('isAdmin')
  })
})
