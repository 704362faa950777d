import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweep } from '../sweep.ts'
import { databases, startServer } from '../testing.ts'

const DAY = 86_400_000

describe.each(Object.entries(databases))('a tap that is sent again on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  type Family = Awaited<ReturnType<typeof server.newFamily>>
  const add = ({ call }: Family, key: string, child: object = { name: 'Mia' }) =>
    call('POST', '/api/children', child, { 'idempotency-key': key })
  const children = async ({ call }: Family) => (await call<object[]>('GET', '/api/children')).body

  test('gets the first answer, and does nothing', async () => {
    const family = await server.newFamily()
    const first = await add(family, 'tap-1')
    const again = await add(family, 'tap-1')
    expect(first).toMatchObject({ status: 201, body: { name: 'Mia' } })
    expect(first.headers['idempotency-replayed']).toBeUndefined()
    expect(again).toMatchObject({ status: 201, body: first.body, headers: { 'idempotency-replayed': 'true' } })
    expect(again.headers['content-type']).toBe(first.headers['content-type'])
    expect(await children(family)).toEqual([first.body])
  })

  test('gets the first answer even when the child is no longer what it was', async () => {
    const family = await server.newFamily()
    const { body } = await add(family, 'tap-1')
    await family.call('PUT', `/api/children/${body.id}`, { name: 'Mía' })
    expect((await add(family, 'tap-1')).body).toEqual(body)
  })

  test('after the child was deleted does not bring it back, and no longer tells of it', async () => {
    const family = await server.newFamilyWithChild({ name: 'Leo' })
    const { body } = await add(family, 'tap-1')
    await family.call('DELETE', `/api/children/${body.id}`)
    const again = await add(family, 'tap-1')
    expect(again).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await children(family)).toEqual([family.child])
  })

  test('by whoever is signed in there since is refused, and done when its own caregiver asks', async () => {
    const family = await server.newFamily()
    const { body: user } = await family.call<{ id: string }>('GET', '/api/auth/user')
    const stranger = await server.newFamily()
    const send = ({ call }: Family) =>
      call('POST', '/api/children', { name: 'Mia' }, { 'idempotency-key': 'tap-1', 'sprout-caregiver': user.id })
    expect(await send(stranger)).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
    expect(await children(stranger)).toEqual([])
    expect((await send(family)).status).toBe(201)
    expect(await children(family)).toHaveLength(1)
  })

  test('in other words is refused', async () => {
    const family = await server.newFamily()
    await add(family, 'tap-1')
    expect(await add(family, 'tap-1', { name: 'Leo' })).toMatchObject({
      status: 422,
      body: { code: 'idempotency_mismatch' },
    })
    const tomorrow = { name: 'Leo', birthday: '2026-03-31' }
    expect(await add(family, 'tap-1', tomorrow)).toMatchObject({ body: { code: 'idempotency_mismatch' } })
    const other = await family.call('POST', '/api/auth/sign-out-everywhere', undefined, { 'idempotency-key': 'tap-1' })
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } })
    expect(await children(family)).toHaveLength(1)
  })

  test('with what nobody reads in another place is the same', async () => {
    const family = await server.newFamily()
    const first = await add(family, 'tap-1', { name: 'Mia', age: 7 })
    const again = await add(family, 'tap-1', { extra: 1, age: 7, name: ' Mia ' })
    expect(again).toMatchObject({ status: 201, body: first.body, headers: { 'idempotency-replayed': 'true' } })
  })

  test('ten times at once makes one child', async () => {
    const family = await server.newFamily()
    const replies = await Promise.all(Array.from({ length: 10 }, () => add(family, 'tap-1')))
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(201))
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
    expect(replies.filter(({ headers }) => headers['idempotency-replayed'])).toHaveLength(9)
    expect(await children(family)).toHaveLength(1)
  })

  test('under another key, or none, is another tap', async () => {
    const family = await server.newFamily()
    const add0 = () => family.call('POST', '/api/children', { name: 'Mia' })
    const replies = [await add(family, 'tap-1'), await add(family, 'tap-2'), await add0(), await add0()]
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(4)
  })

  test('has nothing to do with the tap of another family', async () => {
    const family = await server.newFamily()
    const other = await server.newFamily()
    const [mine, theirs] = [await add(family, 'tap-1'), await add(other, 'tap-1', { name: 'Leo' })]
    expect(theirs).toMatchObject({ status: 201, body: { name: 'Leo' } })
    expect(theirs.body.id).not.toBe(mine.body.id)
    expect(theirs.headers['idempotency-replayed']).toBeUndefined()
  })

  test('may succeed after it was refused: a refusal leaves nothing behind', async () => {
    const family = await server.newFamily({ timeZone: 'Pacific/Kiritimati' })
    const tomorrow = { name: 'Leo', birthday: '2026-03-31' }
    const ofTap = () => server.db.selectFrom('onceKeys').select('key').where('key', '=', 'refused-tap').execute()
    expect(await add(family, 'refused-tap', tomorrow)).toMatchObject({ status: 400 })
    expect(await ofTap()).toEqual([])
    expect(await add(family, 'refused-tap', { ...tomorrow, birthday: '2026-03-30' })).toMatchObject({ status: 201 })
  })

  test.each(['', ' ', 'a b', 'a,\tb', 'é', '小', `${'k'.repeat(129)}`])(
    'is told when its key is none: %j',
    async (key) => {
      const family = await server.newFamily()
      const refused = await add(family, key)
      const errors = [{ path: 'Idempotency-Key', code: 'invalid', message: 'Invalid value' }]
      expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_request', errors } })
      expect(await children(family)).toEqual([])
    },
  )

  test('is told the same before anyone has signed in', async () => {
    const form = { email: 'ana@example.org', password: 'correct horse' }
    const { call } = server.client()
    const refused = await call('POST', '/api/auth/sign-in/email', form, { 'idempotency-key': 'a b' })
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'Idempotency-Key' }] } })
  })

  test('may have any visible sign in its key', async () => {
    const family = await server.newFamily()
    for (const key of ['!', '~', `"';--`, '{"a":1}', '__proto__', 'k'.repeat(128)])
      expect([key, (await add(family, key)).status]).toEqual([key, 201])
  })

  test('is forgotten after seven days', async () => {
    const family = await server.newFamily()
    const { body } = await add(family, 'tap-1')
    const after = async (days: number) => {
      server.clock.now = new Date(server.clock.now.getTime() + days * DAY)
      await sweep(server.db, server.clock.now)
      return (await add(family, 'tap-1')).body.id
    }
    expect(await after(6.9)).toBe(body.id)
    expect(await after(0.2)).not.toBe(body.id)
  })
})
