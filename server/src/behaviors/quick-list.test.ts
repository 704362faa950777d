import type { QuickBehavior } from '@sprout/domain/behaviors/model'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problem, unfit } from '../points/deeds-testing.ts'
import { databases, startServer } from '../testing.ts'

describe.each(Object.entries(databases))('the quick list on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  async function newFamily() {
    const family = await server.newFamilyWithChild()
    const path = `/api/behaviors/${family.childId}/quick`
    return {
      ...family,
      list: async () => (await family.call<QuickBehavior[]>('GET', path)).body,
      add: (title: string, points = 5) => family.call<QuickBehavior[]>('POST', path, { title, points }),
      remove: (id: string) => family.call('DELETE', `/api/behaviors/quick/${id}`),
    }
  }
  const titles = (list: QuickBehavior[]) => list.map(({ title }) => title)
  const PRESETS = ['Greeting', 'Tidy toys', 'Help clean', 'Help others', 'Study well']

  test('begins with five that each reader sees in their own language', async () => {
    const { list } = await newFamily()
    const preset = (presetKey: string, title: string, points: number) => ({
      ...{ id: expect.any(String), presetKey, title, points },
    })
    expect(await list()).toEqual([
      preset('greeting', 'Greeting', 10),
      preset('tidy_toys', 'Tidy toys', 10),
      preset('help_clean', 'Help clean', 5),
      preset('help_others', 'Help others', 10),
      preset('study_well', 'Study well', 15),
    ])
  })

  test('takes a new one on top, and answers the whole list', async () => {
    const { add, list } = await newFamily()
    const { status, body } = await add(' Fed the cat ', 7)
    expect(status).toBe(201)
    expect(body[0]).toEqual({ id: expect.any(String), presetKey: null, title: 'Fed the cat', points: 7 })
    expect(titles(body)).toEqual(['Fed the cat', ...PRESETS])
    expect(await list()).toEqual(body)
  })

  test('does not take one that is there, however it is written', async () => {
    const { add, list } = await newFamily()
    await add('Fed the cat')
    const before = await list()
    for (const title of ['Fed the cat', 'FED THE CAT', 'greeting']) {
      const { status, body } = await add(title, 99)
      expect([title, status, body]).toEqual([title, 201, before])
    }
  })

  test('stops at seven, and has room again when one is removed', async () => {
    const { add, list, remove } = await newFamily()
    await add('One')
    await add('Two')
    expect(titles((await add('Three')).body)).toEqual(['Two', 'One', ...PRESETS])
    const { status, body, headers } = await remove((await list())[1]!.id)
    expect([status, body, headers['content-type']]).toEqual([204, '', undefined])
    expect(titles((await add('Three')).body)).toEqual(['Three', 'Two', ...PRESETS])
  })

  test('stops at seven also when ten are added at once', async () => {
    const { add, list } = await newFamily()
    const replies = await Promise.all(Array.from({ length: 10 }, (_, turn) => add(`Deed ${turn}`)))
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(201))
    expect(await list()).toHaveLength(7)
  })

  test('gives up every one of its entries, once', async () => {
    const { list, remove } = await newFamily()
    for (const { id } of await list()) {
      expect(await remove(id)).toMatchObject({ status: 204 })
      expect(await remove(id)).toMatchObject(problem(404, 'not_found', 'Not found', 'Not found'))
    }
    expect(await list()).toEqual([])
  })

  test("is the family's: the same for every child, and not another family's", async () => {
    const family = await newFamily()
    const other = await newFamily()
    await family.add('Fed the cat')
    const { body: leo } = await family.call('POST', '/api/children', { name: 'Leo' })
    expect((await family.call('GET', `/api/behaviors/${leo.id}/quick`)).body).toEqual(await family.list())
    expect(titles(await other.list())).toEqual(PRESETS)
  })

  test.each([
    ['', 5, 'title', 'behavior_name_required', 'Enter behavior name'],
    ['Fed the cat', 0, 'points', 'points_positive', 'Points must be a positive number'],
    ['Fed the cat', -5, 'points', 'points_positive', 'Points must be a positive number'],
    ['Fed the cat', 101, 'points', 'points_range', 'Points must be a whole number from 1 to 100'],
    ['Fed the cat', 1.5, 'points', 'points_range', 'Points must be a whole number from 1 to 100'],
  ])('refuses %j for %d points', async (title, points, path, code, message) => {
    const { add, list } = await newFamily()
    expect(await add(title, points)).toMatchObject(unfit(path, code, message))
    expect(titles(await list())).toEqual(PRESETS)
  })
})
