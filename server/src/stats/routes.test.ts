import type { Reply } from '@sprout/domain/endpoint'
import type { statsCalls } from '@sprout/domain/stats/contract'
import type { DayStats } from '@sprout/domain/stats/model'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deedsOf } from '../points/deeds-testing.ts'
import { databases, startServer } from '../testing.ts'

describe.each(Object.entries(databases))('stats on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())
  beforeEach(() => goTo('2026-03-29T12:00:00Z'))
  const goTo = (instant: string) => {
    server.clock.now = new Date(instant)
  }

  const newFamily = async () => {
    const family = await server.newFamilyWithChild()
    const week = async () => (await family.call('GET', `/api/stats/${family.childId}/weekly`)).body
    const days = async () => (await family.call<DayStats[]>('GET', `/api/stats/${family.childId}/days`)).body
    return { ...family, ...deedsOf(family), week, days }
  }
  const none = { behavior: 0, habit: 0, skill: 0, reward: 0 }

  test('of the week begin at nothing', async () => {
    expect(await (await newFamily()).week()).toEqual(none)
  })

  test('of the week count behaviours, check-ins, skill records and rewards redeemed', async () => {
    const { behave, addHabit, checkIn, addSkill, score, writeMoment, addReward, redeem, week } = await newFamily()
    await behave(10)
    await behave(-5)
    await behave(20, { category: 'gift' })
    await checkIn((await addHabit({ targetDays: 1 })).id, '2026-03-29')
    const { id } = await addSkill({ targetValue: 5 })
    await score(id, 1)
    await score(id, 5)
    await writeMoment()
    await redeem(await addReward(10))
    expect(await week()).toEqual({ behavior: 3, habit: 1, skill: 3, reward: 1 })
  })

  test('of the week leave out what was undone', async () => {
    const { behave, undo, week } = await newFamily()
    await behave(10)
    await undo((await behave(10)).body.id)
    expect(await week()).toEqual({ ...none, behavior: 1 })
  })

  test('of the week go from Sunday to Saturday of the family’s days', async () => {
    const { behave, week } = await newFamily()
    goTo('2026-03-28T22:59:59Z') // Saturday, 23:59:59 in Madrid
    await behave(10)
    expect(await week()).toEqual({ ...none, behavior: 1 })
    goTo('2026-03-28T23:00:00Z') // Sunday, 0:00; the clocks go forward this night
    expect(await week()).toEqual(none)
    await behave(10)
    goTo('2026-04-04T21:59:59Z') // Saturday, 23:59:59
    await behave(10)
    expect(await week()).toEqual({ ...none, behavior: 2 })
    goTo('2026-04-04T22:00:00Z')
    expect(await week()).toEqual(none)
  })

  test('of the week wait for the family’s day to begin', async () => {
    const { behave, week, call } = await newFamily()
    await call('PATCH', '/api/family', { dayStartsAt: 4 })
    goTo('2026-04-05T01:59:59Z') // Sunday, 3:59:59 in Madrid: still Saturday for them
    await behave(10)
    expect(await week()).toEqual({ ...none, behavior: 1 })
    goTo('2026-04-05T02:00:00Z')
    expect(await week()).toEqual(none)
  })

  test('of the week count a day that was filled in where it belongs', async () => {
    const { addHabit, checkIn, week } = await newFamily()
    const { id } = await addHabit()
    goTo('2026-04-01T12:00:00Z')
    await checkIn(id, '2026-03-28')
    expect(await week()).toEqual(none)
    await checkIn(id, '2026-03-29')
    expect(await week()).toEqual({ ...none, habit: 1 })
  })

  test('of the days tell the last 28, oldest first, also those without a record', async () => {
    const { days } = await newFamily()
    const told = await days()
    expect(told).toHaveLength(28)
    expect([told[0], told[27]]).toEqual([
      { date: '2026-03-02', earned: 0, taken: 0 },
      { date: '2026-03-29', earned: 0, taken: 0 },
    ])
    expect(told.map(({ date }) => date)).toEqual([...new Set(told.map(({ date }) => date))].toSorted())
  })

  test('of the days tell what was earned and what was taken; what was spent is neither', async () => {
    const { behave, addHabit, checkIn, addReward, redeem, undo, days } = await newFamily()
    await behave(10)
    await behave(20)
    await behave(-5)
    await undo((await behave(-100)).body.id)
    await undo((await behave(50)).body.id)
    const { id } = await addHabit({ targetDays: 2 })
    await checkIn(id, '2026-03-29')
    await checkIn(id, '2026-03-28')
    await redeem(await addReward(30))
    expect((await days()).slice(-3)).toEqual([
      { date: '2026-03-27', earned: 0, taken: 0 },
      { date: '2026-03-28', earned: 22, taken: 0 },
      { date: '2026-03-29', earned: 32, taken: 5 },
    ])
  })

  test('of the days forget what is older than four weeks', async () => {
    const { behave, addHabit, checkIn, days } = await newFamily()
    const { id } = await addHabit()
    await checkIn(id, '2026-03-01')
    await checkIn(id, '2026-03-02')
    await behave(10)
    const earned = (await days()).map((day) => day.earned)
    expect([earned.length, earned[0], earned.at(-1)]).toEqual([28, 2, 10])
    goTo('2026-03-30T12:00:00Z')
    expect((await days()).map((day) => day.earned)).toEqual([...earned.slice(1), 0])
  })

  test('a pace is known after three records, of what a usual day gives', async () => {
    const { call, behave, addHabit, checkIn, undo, childId } = await newFamily()
    const pace = async () => (await call<Reply<typeof statsCalls.pace>>('GET', `/api/stats/${childId}/pace`)).body
    await behave(10)
    await behave(10)
    await behave(50, { category: 'gift' })
    await behave(-5)
    await undo((await behave(100)).body.id)
    expect(await pace()).toEqual({ perDay: null })
    await checkIn((await addHabit({ targetDays: 1 })).id, '2026-03-29')
    expect(await pace()).toEqual({ perDay: 22 / 3 })
    goTo('2026-04-02T12:00:00Z')
    expect(await pace()).toEqual({ perDay: 22 / 5 })
    goTo('2026-04-27T12:00:00Z')
    expect(await pace()).toEqual({ perDay: null })
  })

  test('are the child’s own', async () => {
    const { call, behave, days } = await newFamily()
    const { body: leo } = await call('POST', '/api/children', { name: 'Leo' })
    await behave(10)
    expect((await call('GET', `/api/stats/${leo.id}/weekly`)).body).toEqual(none)
    expect((await call<DayStats[]>('GET', `/api/stats/${leo.id}/days`)).body.at(-1)).toMatchObject({ earned: 0 })
    expect((await days()).at(-1)).toMatchObject({ earned: 10 })
  })
})
