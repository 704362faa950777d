import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from '../testing.ts'

const mia = { name: 'Mia', age: 7, gender: 'girl', birthday: '2018-11-20', avatarUrl: '👧🏻' }

describe.each(Object.entries(databases))('children on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  const names = async ({ call }: ReturnType<typeof server.client>) =>
    (await call<{ name: string }[]>('GET', '/api/children')).body.map(({ name }) => name)

  test('a child is added with all that is said of it', async () => {
    const { call } = await server.newFamily()
    const { status, body } = await call('POST', '/api/children', { ...mia, name: '  Mia ' })
    expect(status).toBe(201)
    const added = { ...mia, id: expect.any(String), points: 0, totalPoints: 0, createdAt: '2026-03-29T12:00:00.000Z' }
    expect(body).toEqual(added)
    expect((await call('GET', '/api/children')).body).toEqual([body])
  })

  test('a child is added with a name alone; what is not said is null, never missing', async () => {
    const { call } = await server.newFamily()
    const nothing = { age: null, gender: null, birthday: null, avatarUrl: null }
    for (const said of [{}, nothing]) {
      const { status, body } = await call('POST', '/api/children', { name: 'Leo', ...said })
      expect(status).toBe(201)
      expect(body).toMatchObject({ name: 'Leo', ...nothing, points: 0 })
    }
  })

  test('a child brings no points and no id of its own', async () => {
    const { call, user } = await server.newFamily()
    const greedy = { id: user.id, points: 500, totalPoints: 500, createdAt: '2000-01-01T00:00:00.000Z', familyId: 'x' }
    const { body } = await call('POST', '/api/children', { name: 'Leo', ...greedy })
    expect(body).toMatchObject({ points: 0, totalPoints: 0, createdAt: '2026-03-29T12:00:00.000Z' })
    expect(body.id).not.toBe(user.id)
  })

  test('a new child finds the six preset rewards in its store', async () => {
    const { childId } = await server.newFamilyWithChild()
    const rewards = await server.db
      .selectFrom('rewards')
      .select(['presetKey', 'title', 'pointsCost', 'category', 'deletedAt'])
      .where('childId', '=', childId)
      .orderBy('id')
      .execute()
    expect(rewards).toEqual([
      { presetKey: 'toy_car', title: 'Toy car', pointsCost: 100, category: 'toy', deletedAt: null },
      { presetKey: 'story_book', title: 'Story book', pointsCost: 80, category: 'book', deletedAt: null },
      { presetKey: 'stickers', title: 'Stickers', pointsCost: 50, category: 'gift', deletedAt: null },
      { presetKey: 'screen_time', title: 'Extra screen time', pointsCost: 60, category: 'privilege', deletedAt: null },
      { presetKey: 'later_bedtime', title: 'Later bedtime', pointsCost: 40, category: 'privilege', deletedAt: null },
      { presetKey: 'snack_choice', title: 'Snack choice', pointsCost: 30, category: 'treat', deletedAt: null },
    ])
  })

  test.each([
    [{ name: '  ' }, 'name', 'child_name_required', "Please enter child's name"],
    [{ name: undefined }, 'name', 'child_name_required', "Please enter child's name"],
    [{ name: 'a'.repeat(101) }, 'name', 'too_long', 'Too long'],
    [{ age: 19 }, 'age', 'age_range', 'Age must be between 0-18'],
    [{ age: -1 }, 'age', 'age_range', 'Age must be between 0-18'],
    [{ age: '7' }, 'age', 'age_range', 'Age must be between 0-18'],
    [{ gender: 'other' }, 'gender', 'invalid', 'Invalid value'],
    [{ birthday: '2026-03-30' }, 'birthday', 'birthday_range', 'Birthday must be a past date'],
    [{ birthday: '1899-12-31' }, 'birthday', 'birthday_range', 'Birthday must be a past date'],
    [{ birthday: '2018-02-30' }, 'birthday', 'invalid', 'Invalid value'],
    [{ avatarUrl: 'https://example.org/a.png' }, 'avatarUrl', 'invalid', 'Invalid value'],
  ])('%j is refused, when adding and when changing', async (wrong, path, code, message) => {
    const { call, child } = await server.newFamilyWithChild(mia)
    const problem = {
      status: 400,
      body: { code: 'invalid_request', detail: message, errors: [{ path, code, message }] },
    }
    expect(await call('POST', '/api/children', { ...mia, ...wrong })).toMatchObject(problem)
    expect(await call('PUT', `/api/children/${child.id}`, { ...mia, ...wrong })).toMatchObject(problem)
    expect((await call('GET', '/api/children')).body).toEqual([child])
  })

  test('a child may be born on the day the family lives in', async () => {
    const { call } = await server.newFamily({ timeZone: 'Pacific/Kiritimati' })
    const born = (birthday: string) => call('POST', '/api/children', { name: 'Leo', birthday })
    expect((await born('2026-03-30')).status).toBe(201)
    expect((await born('2026-03-31')).status).toBe(400)
  })

  test('a change keeps what is not sent, and null forgets', async () => {
    const { call, child } = await server.newFamilyWithChild(mia)
    const change = (said: object) => call('PUT', `/api/children/${child.id}`, said)
    expect(await change({ name: 'Mía' })).toMatchObject({ status: 200, body: { ...child, name: 'Mía' } })
    expect((await change({ name: 'Mía', age: 8 })).body).toEqual({ ...child, name: 'Mía', age: 8 })
    const nothing = { age: null, gender: null, birthday: null, avatarUrl: null }
    expect((await change({ name: 'Mía', ...nothing })).body).toEqual({ ...child, name: 'Mía', ...nothing })
    expect((await change({ name: 'Mía', points: 99, id: 'x', createdAt: 'x' })).body).toMatchObject({
      points: 0,
      id: child.id,
    })
  })

  test('the oldest profile comes first, also of several made in one moment', async () => {
    const family = await server.newFamily()
    const order = ['Zoe', 'Ana', 'Mia', 'Leo', 'Eva']
    for (const name of order) await family.call('POST', '/api/children', { name })
    expect(await names(family)).toEqual(order)
  })

  test('a child is deleted once, and the others stay', async () => {
    const { call, cookie, childId } = await server.newFamilyWithChild()
    await call('POST', '/api/children', { name: 'Leo' })
    const deleted = await call('DELETE', `/api/children/${childId}`)
    expect([deleted.status, deleted.body, deleted.headers['content-type']]).toEqual([204, '', undefined])
    expect(await call('DELETE', `/api/children/${childId}`)).toMatchObject({ status: 404 })
    expect(await call('PUT', `/api/children/${childId}`, mia)).toMatchObject({ status: 404 })
    expect(await names({ call, cookie })).toEqual(['Leo'])
  })

  test('the last child stays', async () => {
    const { call, cookie, childId } = await server.newFamilyWithChild()
    expect(await call('DELETE', `/api/children/${childId}`)).toMatchObject({
      status: 409,
      body: { code: 'last_child', title: 'Cannot delete', detail: 'At least one child profile must be kept' },
    })
    expect(await names({ call, cookie })).toEqual(['Mia'])
  })

  test('one child stays when two parents delete the last two at once', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const { call, cookie, childId } = await server.newFamilyWithChild()
      const { body: leo } = await call('POST', '/api/children', { name: 'Leo' })
      const replies = await Promise.all([childId, leo.id].map((id) => call('DELETE', `/api/children/${id}`)))
      expect(replies.map(({ status }) => status).sort()).toEqual([204, 409])
      expect(await names({ call, cookie })).toHaveLength(1)
    }
  })

  test('one child stays when everyone deletes every child at once', async () => {
    const { call, cookie, childId } = await server.newFamilyWithChild()
    const made = await Promise.all(['Leo', 'Eva', 'Zoe'].map((name) => call('POST', '/api/children', { name })))
    const ids = [childId, ...made.map(({ body }) => body.id)]
    await Promise.all([...ids, ...ids].map((id) => call('DELETE', `/api/children/${id}`)))
    expect(await names({ call, cookie })).toHaveLength(1)
  })
})
