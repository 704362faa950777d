import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deedsOf, problem } from '../points/deeds-testing.ts'
import { databases, startServer } from '../testing.ts'

const NOW = '2026-03-29T12:00:00.000Z'
const notFound = problem(404, 'not_found', 'Not found', 'Not found')
const alreadyUndone = problem(409, 'already_undone', 'Already undone', 'This record was already undone')

/** Every order of a few things. */
const ordersOf = <T>(things: readonly T[]): T[][] =>
  things.length === 0
    ? [[]]
    : things.flatMap((first) => ordersOf(things.filter((one) => one !== first)).map((rest) => [first, ...rest]))

describe.each(Object.entries(databases))('taking back on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  const newFamily = async () => {
    const family = await server.newFamilyWithChild()
    const redeemed = () => family.call('GET', `/api/rewards/${family.childId}/redemptions`)
    return { ...family, ...deedsOf(family), redeemed }
  }

  test('a record answers it as it was, and gives the points back', async () => {
    const { behave, undo, takesAlong, timeline, balance } = await newFamily()
    await behave(10)
    const { body: line } = await behave(-4, { title: 'Shouted', description: 'Twice' })
    expect(await takesAlong(line.id)).toEqual([])
    expect(await undo(line.id)).toMatchObject({ status: 200, body: line })
    expect([await balance(), (await timeline()).length]).toEqual([[10, 10], 1])
  })

  test('praise takes it from all that was ever earned, too, and may leave a debt', async () => {
    const { behave, undo, balance } = await newFamily()
    const { body: line } = await behave(10)
    await behave(-4)
    await undo(line.id)
    expect(await balance()).toEqual([-4, 0])
  })

  test('praise may leave a debt even where balances are kept at zero', async () => {
    const { behave, undo, balance, call } = await newFamily()
    await call('PATCH', '/api/family', { keepBalancesAtZero: true })
    const { body: praise } = await behave(10)
    const { body: wrong } = await behave(-25)
    await undo(praise.id)
    expect(await balance()).toEqual([-10, 0])
    await undo(wrong.id)
    expect(await balance()).toEqual([0, 0])
  })

  test('happens once', async () => {
    const { behave, undo, balance, call } = await newFamily()
    const { body: line } = await behave(10)
    await undo(line.id)
    expect(await undo(line.id)).toMatchObject(alreadyUndone)
    expect(await call('GET', `/api/activities/${line.id}/undo`)).toMatchObject(alreadyUndone)
    expect(await balance()).toEqual([0, 0])
  })

  test('happens once also when ten taps come at once', async () => {
    const { behave, undo, balance } = await newFamily()
    const { body: line } = await behave(10)
    const replies = await Promise.all(Array.from({ length: 10 }, () => undo(line.id)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
    expect(await balance()).toEqual([0, 0])
  })

  test('sent again with its key gets the first answer', async () => {
    const { behave, call, balance } = await newFamily()
    const { body: line } = await behave(10)
    const tap = () => call('POST', `/api/activities/${line.id}/undo`, undefined, { 'idempotency-key': 'tap-1' })
    expect([await tap(), await tap()]).toMatchObject([
      { status: 200, body: line },
      { status: 200, body: line, headers: { 'idempotency-replayed': 'true' } },
    ])
    expect(await balance()).toEqual([0, 0])
  })

  test('what came along cannot be taken back again', async () => {
    const { addHabit, checkIn, takesAlong, undo } = await newFamily()
    const { body } = await checkIn((await addHabit({ targetDays: 1 })).id, '2026-03-29')
    const [bonus = ''] = await takesAlong(body.activity.id)
    await undo(body.activity.id)
    expect(await undo(bonus)).toMatchObject(alreadyUndone)
  })

  test('is asked for a record that there is', async () => {
    const { undo, call } = await newFamily()
    const { body: theirs } = await (await newFamily()).behave(10)
    for (const id of ['nobody', theirs.id]) {
      expect(await undo(id)).toMatchObject(notFound)
      expect(await call('GET', `/api/activities/${id}/undo`)).toMatchObject(notFound)
    }
  })

  test('keeps the record, with when it was undone and by whom', async () => {
    const { addHabit, checkIn, undo, user } = await newFamily()
    const { id, childId } = await addHabit({ targetDays: 1 })
    const { body } = await checkIn(id, '2026-03-29')
    await undo(body.activity.id)
    const kept = server.db.selectFrom('lines').select(['points', 'undoneAt', 'undoneBy', 'madeBy'])
    const [one, other] = await kept.where('childId', '=', childId).orderBy('id').execute()
    const marks = { undoneAt: NOW, undoneBy: user.id, madeBy: user.id }
    expect([one, other]).toEqual([
      { points: 2, ...marks },
      { points: 20, ...marks },
    ])
  })

  test('previews what it will do, and does nothing yet', async () => {
    const { addHabit, checkIn, call, timeline, balance } = await newFamily()
    const { body } = await checkIn((await addHabit({ targetDays: 1 })).id, '2026-03-29')
    const before = await timeline()
    const preview = await call('GET', `/api/activities/${body.activity.id}/undo`)
    expect(preview).toMatchObject({ status: 200, body: { takesAlong: [before[0]] } })
    expect([await timeline(), await balance()]).toEqual([before, [22, 22]])
  })

  test('works a year later', async () => {
    const { behave, email, balance, call } = await newFamily()
    const { body: line } = await behave(10)
    server.clock.now = new Date('2027-03-29T12:00:00Z')
    await call('POST', '/api/auth/sign-in/email', { email, password: 'correct horse' })
    expect(await call('POST', `/api/activities/${line.id}/undo`)).toMatchObject({ status: 200, body: line })
    expect(await balance()).toEqual([0, 0])
    server.clock.now = new Date(NOW)
  })

  const FACTS = ['check', 'chart', 'star', 'bag']
  const orders = ordersOf(FACTS).map((order) => [order.join(', '), order] as const)
  test.each(orders)('everything in the order %s leaves nothing behind', async (_, order) => {
    const { timeline, undo, balance, badges, redeemed, ...deeds } = await newFamily()
    await deeds.behave(10)
    await deeds.checkIn((await deeds.addHabit({ targetDays: 1 })).id, '2026-03-29')
    await deeds.score((await deeds.addSkill({ targetValue: 5 })).id, 5)
    await deeds.redeem(await deeds.addReward(40))
    expect(await balance()).toEqual([12, 52])
    for (const iconName of order) {
      const line = (await timeline()).find((one) => one.iconName === iconName)
      await undo(line?.id ?? '')
      const standing = (await timeline()).map(({ points }) => points)
      const sum = (points: number[]) => points.reduce((one, other) => one + other, 0)
      expect(await balance()).toEqual([sum(standing), sum(standing.filter((points) => points > 0))])
    }
    expect([await timeline(), await balance(), await badges(), (await redeemed()).body]).toEqual([[], [0, 0], [], []])
  })
})
