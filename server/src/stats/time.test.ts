import { addDays } from '@sprout/domain/calendar'
import type { DayStats, WeeklyStats } from '@sprout/domain/stats/model'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deedsOf } from '../points/deeds-testing.ts'
import { databases, startServer } from '../testing.ts'

const SECOND = 1000
const nothing = { behavior: 0, habit: 0, skill: 0, reward: 0 }

describe.each(Object.entries(databases))("the family's week on %s", (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  const at = (time: string | number) => {
    server.clock.now = new Date(time)
  }

  async function newFamilyIn(timeZone: string, dayStartsAt = 0) {
    const { call } = await server.newFamily({ timeZone })
    await call('PATCH', '/api/family', { dayStartsAt })
    const { body: child } = await call('POST', '/api/children', { name: 'Mia' })
    const read = async <T>(path: string) => (await call<T>('GET', `/api/stats/${child.id}/${path}`)).body
    const deeds = deedsOf({ call, childId: child.id })
    return { call, ...deeds, week: () => read<WeeklyStats>('weekly'), days: () => read<DayStats[]>('days') }
  }

  // 28 March 2026 is a Saturday, and so is 24 October; on the Sundays after them the clocks of Madrid change.
  test.each([
    ['Kiritimati', 'Pacific/Kiritimati', 0, '2026-03-28', '2026-03-28T09:59:59Z'],
    ['Pago Pago', 'Pacific/Pago_Pago', 0, '2026-03-28', '2026-03-29T10:59:59Z'],
    ['Madrid in spring', 'Europe/Madrid', 0, '2026-03-28', '2026-03-28T22:59:59Z'],
    ['Madrid in spring, days begin at 4', 'Europe/Madrid', 4, '2026-03-28', '2026-03-29T01:59:59Z'],
    ['Madrid in autumn', 'Europe/Madrid', 0, '2026-10-24', '2026-10-24T21:59:59Z'],
    ['Madrid in autumn, days begin at 4', 'Europe/Madrid', 4, '2026-10-24', '2026-10-25T02:59:59Z'],
    ['Shanghai', 'Asia/Shanghai', 0, '2026-11-21', '2026-11-21T15:59:59Z'],
    ['Shanghai, days begin at 4', 'Asia/Shanghai', 4, '2026-11-21', '2026-11-21T19:59:59Z'],
  ])('ends with the last second of its Saturday: %s', async (_, timeZone, dayStartsAt, saturday, last) => {
    at(last)
    const { behave, addHabit, checkIn, addSkill, score, finish, addReward, redeem, week } = await newFamilyIn(
      timeZone,
      dayStartsAt,
    )
    const habit = await addHabit()
    const skill = await addSkill()
    await behave(10)
    await behave(-5)
    await checkIn(habit.id, saturday)
    await checkIn(habit.id, addDays(saturday, -6))
    await checkIn(habit.id, addDays(saturday, -7))
    await score(skill.id, 3)
    await finish(skill.id)
    await redeem(await addReward(1))
    expect(await week()).toEqual({ behavior: 2, habit: 2, skill: 2, reward: 1 })

    at(Date.parse(last) + SECOND)
    expect(await week()).toEqual(nothing)
    await behave(10)
    await checkIn(habit.id, addDays(saturday, 1))
    await checkIn(habit.id, addDays(saturday, -1))
    expect(await week()).toEqual({ ...nothing, behavior: 1, habit: 1 })
  })

  test('goes on through its clock change to the next Saturday', async () => {
    at('2026-03-29T00:59:59Z') // 01:59:59 on Sunday, a second before the clocks go on to 03:00
    const { behave, week, days } = await newFamilyIn('Europe/Madrid')
    await behave(1)
    at('2026-03-29T01:00:00Z')
    await behave(2)
    at('2026-04-04T21:59:59Z')
    await behave(4)
    expect(await week()).toEqual({ ...nothing, behavior: 3 })
    expect((await days()).filter(({ earned }) => earned > 0)).toEqual([
      { date: '2026-03-29', earned: 3, taken: 0 },
      { date: '2026-04-04', earned: 4, taken: 0 },
    ])
    at('2026-04-04T22:00:00Z')
    expect(await week()).toEqual(nothing)
  })

  test('has 28 days up to the one that the family lives in, and a day filled in earns for itself', async () => {
    at('2026-03-29T10:59:59Z')
    const { addHabit, checkIn, behave, days } = await newFamilyIn('Pacific/Pago_Pago')
    const { id } = await addHabit({ points: 7 })
    await checkIn(id, '2026-03-02')
    await behave(-5)
    expect((await days()).map(({ date }) => date)).toEqual(
      Array.from({ length: 28 }, (_, day) => addDays('2026-03-01', day)),
    )
    expect(await days()).toMatchObject({
      1: { date: '2026-03-02', earned: 7, taken: 0 },
      27: { date: '2026-03-28', earned: 0, taken: 5 },
    })
    at('2026-03-29T11:00:00Z')
    expect(await days()).toMatchObject({ 0: { date: '2026-03-02', earned: 7 }, 27: { date: '2026-03-29', taken: 0 } })
  })

  test("knows a moment's day: today where the family is, and no day that has not come there", async () => {
    at('2026-03-28T10:00:00Z')
    const { call, writeMoment } = await newFamilyIn('Pacific/Kiritimati')
    expect(await writeMoment()).toMatchObject({ date: '2026-03-29' })
    expect(await writeMoment({ date: '2026-03-29' })).toMatchObject({ date: '2026-03-29' })
    expect(await writeMoment({ date: '2026-03-30' })).toMatchObject({ code: 'future_date' })
    await call('PATCH', '/api/family', { timeZone: 'Pacific/Pago_Pago' })
    expect(await writeMoment()).toMatchObject({ date: '2026-03-27' })
    expect(await writeMoment({ date: '2026-03-28' })).toMatchObject({ code: 'future_date' })
  })
})
