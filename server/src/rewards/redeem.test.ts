import type { Redemption, Reward } from '@sprout/domain/rewards/model'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deedsOf, pagesOf, problem, unfit } from '../points/deeds-testing.ts'
import { databases, startServer } from '../testing.ts'

const NOW = '2026-03-29T12:00:00.000Z'
const notFound = problem(404, 'not_found', 'Not found', 'Not found')

describe.each(Object.entries(databases))('redeeming on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  async function newFamilyWith(points: number) {
    const family = await server.newFamilyWithChild()
    const deeds = deedsOf(family)
    if (points !== 0) await deeds.behave(points)
    const path = `/api/rewards/${family.childId}/redemptions`
    const redeemed = async () => (await family.call<Redemption[]>('GET', path)).body
    return { ...family, ...deeds, redeemed }
  }

  test('spends exactly the price, and is written down', async () => {
    const { addReward, redeem, redeemed, childId, balance, timeline } = await newFamilyWith(30)
    const zoo = await addReward(30)
    const { status, body } = await redeem(zoo)
    expect(status).toBe(201)
    expect(body).toEqual({
      ...{
        id: expect.any(String),
        childId,
        rewardId: zoo.id,
        title: 'Zoo',
        ...{ category: 'outing', presetKey: null },
        pointsSpent: 30,
        lineId: expect.any(String),
        redeemedAt: NOW,
        by: 'Ana',
      },
    })
    expect([await redeemed(), await balance()]).toEqual([[body], [0, 30]])
    expect((await timeline())[0]).toEqual({
      ...{ id: body.lineId, childId, type: 'reward', title: 'Zoo', description: null, points: -30 },
      ...{ createdAt: NOW, iconName: 'bag', by: 'Ana', repairs: null },
      metadata: `{"cause":"redemption","rewardId":"${zoo.id}","presetKey":null,"category":"outing"}`,
    })
  })

  test('a preset keeps its key in the timeline', async () => {
    const { call, childId, redeem, timeline } = await newFamilyWith(100)
    const { body } = await call<{ id: string; pointsCost: number }[]>('GET', `/api/rewards/${childId}`)
    expect(await redeem(body[0]!)).toMatchObject({ status: 201, body: { title: 'Toy car', pointsSpent: 100 } })
    expect(JSON.parse((await timeline())[0]?.metadata ?? '')).toMatchObject({ presetKey: 'toy_car', category: 'toy' })
  })

  test('leaves the reward in the store, to be redeemed again', async () => {
    const { addReward, redeem, redeemed, balance } = await newFamilyWith(70)
    const zoo = await addReward(30)
    expect([(await redeem(zoo)).status, (await redeem(zoo)).status, (await redeem(zoo)).status]).toEqual([
      201, 201, 409,
    ])
    expect([(await redeemed()).length, await balance()]).toEqual([2, [10, 70]])
  })

  test.each([29, 0, -5])('is refused with %i points: the cost and the points are told', async (points) => {
    const { addReward, redeem, redeemed, balance } = await newFamilyWith(points)
    const told = `Insufficient points: the reward costs 30, and there are ${points}`
    expect(await redeem(await addReward(30))).toMatchObject(
      problem(409, 'insufficient_points', 'Insufficient points', told),
    )
    expect([await redeemed(), await balance()]).toEqual([[], [points, Math.max(points, 0)]])
  })

  test.each([29, 31, 0, -30])('is refused at %i, which is not the price now', async (pointsCost) => {
    const { addReward, redeem, redeemed, balance } = await newFamilyWith(100)
    const { id } = await addReward(30)
    expect(await redeem({ id, pointsCost })).toMatchObject(
      problem(409, 'price_changed', 'Price changed', 'The reward costs 30 points now'),
    )
    expect([await redeemed(), await balance()]).toEqual([[], [100, 100]])
  })

  test('must say the price', async () => {
    const { addReward, call, childId } = await newFamilyWith(100)
    const { id } = await addReward(30)
    for (const pointsSpent of [undefined, null, '30', 29.5]) {
      const refused = await call('POST', '/api/rewards/redeem', { childId, rewardId: id, pointsSpent })
      expect(refused).toMatchObject(unfit('pointsSpent', 'required', 'Please fill in complete information'))
    }
  })

  test('a deleted reward, or one of another child, is not there', async () => {
    const { addReward, redeem, call, balance, behave, redeemed } = await newFamilyWith(100)
    const zoo = await addReward(30)
    await redeem(zoo)
    await call('DELETE', `/api/rewards/${zoo.id}`)
    expect(await redeem(zoo)).toMatchObject(notFound)
    const { body: leo } = await call('POST', '/api/children', { name: 'Leo' })
    const his = await deedsOf({ call, childId: leo.id }).addReward(30)
    expect(await redeem(his)).toMatchObject(notFound)
    await behave(10)
    expect([await balance(), await redeemed()]).toMatchObject([[80, 110], [{ title: 'Zoo' }]])
  })

  test('taken back gives the points back, and the history forgets it', async () => {
    const { addReward, redeem, redeemed, undo, takesAlong, timeline, balance } = await newFamilyWith(30)
    await redeem(await addReward(30))
    const [{ id } = { id: '' }] = await timeline()
    expect(await takesAlong(id)).toEqual([])
    expect(await undo(id)).toMatchObject({ status: 200, body: { type: 'reward', points: -30, title: 'Zoo' } })
    expect([await redeemed(), await balance(), (await timeline()).length]).toEqual([[], [30, 30], 1])
  })

  test('can be taken back after the reward was deleted', async () => {
    const { addReward, redeem, redeemed, undo, call, timeline, balance } = await newFamilyWith(30)
    const zoo = await addReward(30)
    await redeem(zoo)
    await call('DELETE', `/api/rewards/${zoo.id}`)
    expect(await redeemed()).toHaveLength(1)
    await undo((await timeline())[0]?.id ?? '')
    expect([await redeemed(), await balance()]).toEqual([[], [30, 30]])
  })

  test('says what was redeemed, also when the reward has left the store', async () => {
    const { addReward, redeem, redeemed, call, childId } = await newFamilyWith(100)
    const { body } = await call<Reward[]>('GET', `/api/rewards/${childId}`)
    const preset = body.find(({ presetKey }) => presetKey === 'stickers')!
    const own = await addReward(1, { title: 'Stickers', category: 'privilege' })
    for (const reward of [own, preset]) {
      await redeem(reward)
      await call('DELETE', `/api/rewards/${reward.id}`)
    }
    expect(await redeemed()).toMatchObject([
      { title: 'Stickers', presetKey: 'stickers', category: 'gift' },
      { title: 'Stickers', presetKey: null, category: 'privilege' },
    ])
    await server.db.deleteFrom('rewards').where('childId', '=', childId).execute()
    expect((await redeemed()).map(({ category }) => category)).toEqual(['other', 'other'])
  })

  test('stands when the points it was bought with are taken back: there is a debt then', async () => {
    const { addReward, redeem, redeemed, undo, timeline, balance } = await newFamilyWith(30)
    const zoo = await addReward(30)
    await redeem(zoo)
    await undo((await timeline())[1]?.id ?? '')
    expect([(await redeemed()).length, await balance()]).toEqual([1, [-30, 0]])
    expect((await redeem(zoo)).body.code).toBe('insufficient_points')
  })

  test('is told newest first, page by page, none twice, also those of one instant', async () => {
    const { addReward, redeem, redeemed, call, childId } = await newFamilyWith(100)
    for (let cost = 1; cost <= 7; cost++) await redeem(await addReward(cost))
    const all = await redeemed()
    expect(all.map(({ pointsSpent }) => pointsSpent)).toEqual([7, 6, 5, 4, 3, 2, 1])
    const pages = await pagesOf<Redemption>({ call }, `/api/rewards/${childId}/redemptions?limit=3`)
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 1])
    expect(pages.flat()).toEqual(all)
  })
  test('is told on from where a page ended, also when that one was taken back', async () => {
    const { addReward, redeem, redeemed, undo, timeline, call, childId } = await newFamilyWith(100)
    for (let cost = 1; cost <= 4; cost++) await redeem(await addReward(cost))
    const [, , seen, last] = await redeemed()
    await undo((await timeline())[2]?.id ?? '')
    expect((await call('GET', `/api/rewards/${childId}/redemptions?before=${seen?.id}`)).body).toEqual([last])
  })
})
