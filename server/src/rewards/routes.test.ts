import type { Reward } from '@sprout/domain/rewards/model'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deedsOf, problem, unfit } from '../points/deeds-testing.ts'
import { databases, startServer } from '../testing.ts'

const NOW = '2026-03-29T12:00:00.000Z'
const notFound = problem(404, 'not_found', 'Not found', 'Not found')

describe.each(Object.entries(databases))('the rewards store on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  const newFamily = async () => {
    const family = await server.newFamilyWithChild()
    const list = async () => (await family.call<Reward[]>('GET', `/api/rewards/${family.childId}`)).body
    return { ...family, ...deedsOf(family), list }
  }

  test('begins with six that are nobody’s own, and that each reader sees in their own language', async () => {
    const { list, childId } = await newFamily()
    const preset = (presetKey: string, title: string, pointsCost: number, category: string) => ({
      ...{ id: expect.any(String), childId, title, description: null, pointsCost, category, imageUrl: null },
      ...{ isCustom: false, presetKey, createdAt: NOW },
    })
    expect(await list()).toEqual([
      preset('toy_car', 'Toy car', 100, 'toy'),
      preset('story_book', 'Story book', 80, 'book'),
      preset('stickers', 'Stickers', 50, 'gift'),
      preset('screen_time', 'Extra screen time', 60, 'privilege'),
      preset('later_bedtime', 'Later bedtime', 40, 'privilege'),
      preset('snack_choice', 'Snack choice', 30, 'treat'),
    ])
  })

  test('is told the same when the child is named in the query', async () => {
    const { call, childId, list, addReward } = await newFamily()
    await addReward(5)
    expect((await call('GET', `/api/rewards?childId=${childId}`)).body).toEqual(await list())
    expect(await call('GET', '/api/rewards')).toMatchObject(unfit('childId', 'invalid', 'Invalid value'))
    expect(await call('GET', '/api/rewards?childId=nobody')).toMatchObject(notFound)
    const other = await newFamily()
    expect(await other.call('GET', `/api/rewards?childId=${childId}`)).toMatchObject(notFound)
  })

  test('takes a reward with all that is said of it', async () => {
    const { call, childId, list } = await newFamily()
    const said = { pointsCost: 200, category: 'outing', imageUrl: 'https://example.org/zoo.png' }
    const words = { title: ' Zoo ', description: ' With grandma ' }
    const { status, body } = await call('POST', '/api/rewards', { childId, ...said, ...words, isCustom: true })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...{ id: expect.any(String), childId, title: 'Zoo', description: 'With grandma', ...said },
      ...{ isCustom: true, presetKey: null, createdAt: NOW },
    })
    expect((await list()).at(-1)).toEqual(body)
  })

  test('says itself whether a reward is its own: the caller cannot', async () => {
    const { addReward } = await newFamily()
    expect(await addReward(5, { isCustom: false, presetKey: 'toy_car' })).toMatchObject({
      ...{ isCustom: true, presetKey: null, description: null, imageUrl: null },
    })
    expect(await addReward(5, { description: ' ', imageUrl: ' ' })).toMatchObject({
      description: null,
      imageUrl: null,
    })
  })

  test.each([
    [{ title: ' ' }, 'title', 'reward_name_required', 'Please enter the reward name'],
    [{ pointsCost: 0 }, 'pointsCost', 'points_cost_positive', 'Points must be positive'],
    [{ pointsCost: -1 }, 'pointsCost', 'points_cost_positive', 'Points must be positive'],
    [{ pointsCost: 1.5 }, 'pointsCost', 'points_cost_whole', 'Please enter a whole number of points'],
    [{ pointsCost: '30' }, 'pointsCost', 'points_cost_positive', 'Points must be positive'],
    [{ pointsCost: 1_000_001 }, 'pointsCost', 'too_large', 'Too large'],
    [{ category: 'car' }, 'category', 'invalid', 'Invalid value'],
    [
      { imageUrl: 'http://example.org/a.png' },
      ...['imageUrl', 'image_url_invalid', 'The address of a picture begins with https://'],
    ],
  ] as const)('%j is refused', async (said, path, code, message) => {
    const { call, childId, list } = await newFamily()
    const zoo = { childId, title: 'Zoo', pointsCost: 200, category: 'outing' }
    expect(await call('POST', '/api/rewards', { ...zoo, ...said })).toMatchObject(unfit(path, code, message))
    expect(await list()).toHaveLength(6)
  })

  test('gives up any reward, once, a preset too', async () => {
    const { call, list, addReward } = await newFamily()
    const zoo = await addReward(200)
    const [toyCar] = await list()
    for (const id of [zoo.id, toyCar!.id]) {
      const deleted = await call('DELETE', `/api/rewards/${id}`)
      expect([deleted.status, deleted.body, deleted.headers['content-type']]).toEqual([204, '', undefined])
      expect(await call('DELETE', `/api/rewards/${id}`)).toMatchObject(notFound)
    }
    expect((await list()).map(({ presetKey }) => presetKey)).toEqual([
      ...['story_book', 'stickers', 'screen_time', 'later_bedtime', 'snack_choice'],
    ])
  })

  test('is the child’s own: what one child gives up, the other keeps', async () => {
    const { call, list } = await newFamily()
    const { body: leo } = await call('POST', '/api/children', { name: 'Leo' })
    for (const { id } of await list()) await call('DELETE', `/api/rewards/${id}`)
    expect(await list()).toEqual([])
    expect((await call('GET', `/api/rewards/${leo.id}`)).body).toHaveLength(6)
  })
})
