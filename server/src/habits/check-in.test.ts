import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deedsOf, problem } from '../points/deeds-testing.ts'
import { databases, startServer } from '../testing.ts'

const NOW = '2026-03-29T12:00:00.000Z'
const TODAY = '2026-03-29'
const days = (...numbers: number[]) => numbers.map((day) => `2026-03-${day}`)

describe.each(Object.entries(databases))('a check-in on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  async function newFamilyWithHabit(said: object = {}) {
    const family = await server.newFamilyWithChild()
    const deeds = deedsOf(family)
    const habit = await deeds.addHabit(said)
    const of = `/api/habits/${habit.id}`
    return {
      ...{ ...family, ...deeds, habit, checkIn: (date: string) => deeds.checkIn(habit.id, date) },
      shown: async () => (await family.call<object[]>('GET', `/api/habits/${family.childId}`)).body[0],
      kept: async () => (await family.call('GET', `${of}/checkins`)).body,
      can: async (date?: string) => (await family.call('GET', `${of}/can-checkin${date ? `?date=${date}` : ''}`)).body,
    }
  }

  test('gives its points and stands in the timeline', async () => {
    const { checkIn, habit, childId, balance, timeline, shown } = await newFamilyWithHabit({ points: 7 })
    const { status, body } = await checkIn(TODAY)
    expect(status).toBe(201)
    expect(body).toEqual({
      habit: { ...habit, currentStreak: 1, longestStreak: 1, checkedInDays: 1, lastKeptOn: TODAY },
      activity: {
        ...{ id: expect.any(String), childId, type: 'habit', title: 'Reading', description: null, points: 7 },
        ...{ createdAt: NOW, iconName: 'check', by: 'Ana', repairs: null },
        metadata: `{"cause":"check-in","habitId":"${habit.id}","date":"${TODAY}"}`,
      },
      ...{ pointsAwarded: 7, completed: false },
    })
    expect([await balance(), await timeline(), await shown()]).toEqual([[7, 7], [body.activity], body.habit])
  })

  test('is there once a day', async () => {
    const { checkIn, can, balance } = await newFamilyWithHabit()
    expect(await can()).toEqual({ canCheckin: true })
    await checkIn(TODAY)
    expect(await can()).toEqual({ canCheckin: false })
    const refused = await checkIn(TODAY)
    expect(refused).toMatchObject(problem(409, 'already_checked_in', 'Already checked in', 'Already checked in today'))
    expect(await balance()).toEqual([2, 2])
  })

  test('fills in a forgotten day, once', async () => {
    const { checkIn, can, kept } = await newFamilyWithHabit()
    const [forgotten = ''] = days(27)
    expect(await can(forgotten)).toEqual({ canCheckin: true })
    const { status, body } = await checkIn(forgotten)
    expect([status, body.pointsAwarded]).toEqual([201, 2])
    expect(await can(forgotten)).toEqual({ canCheckin: false })
    expect(await checkIn(forgotten)).toMatchObject(
      problem(409, 'already_checked_in', 'Already checked in', 'Already checked in on that day'),
    )
    expect(await kept()).toEqual([{ date: forgotten, lineId: body.activity.id }])
  })

  test('is refused for tomorrow, and for more than 366 days ago', async () => {
    const { checkIn, can, kept, balance } = await newFamilyWithHabit()
    expect(await checkIn('2026-03-30')).toMatchObject(
      problem(400, 'future_date', 'Date in the future', 'That day has not come yet'),
    )
    expect(await checkIn('2025-03-27')).toMatchObject(
      problem(400, 'too_long_ago', 'Too long ago', 'Check-ins go back 366 days at most'),
    )
    expect([await can('2026-03-30'), await can('2025-03-27')]).toEqual([{ canCheckin: false }, { canCheckin: false }])
    expect([await kept(), await balance()]).toEqual([[], [0, 0]])
    expect(await checkIn('2025-03-28')).toMatchObject({ status: 201 })
  })

  test('names a day of the calendar', async () => {
    const { call, habit, kept } = await newFamilyWithHabit()
    for (const date of ['2026-02-29', 'today', '', null, 5, undefined]) {
      const refused = await call('POST', `/api/habits/${habit.id}/checkin`, { date })
      expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_request', errors: [{ path: 'date' }] } })
    }
    const asked = await call('GET', `/api/habits/${habit.id}/can-checkin?date=today`)
    expect(asked).toMatchObject({ status: 400, body: { errors: [{ path: 'date' }] } })
    expect(await kept()).toEqual([])
  })

  test('is told with the days kept, oldest first, whenever they were written down', async () => {
    const { checkIn, kept, shown } = await newFamilyWithHabit()
    for (const date of days(29, 25, 28, 26)) await checkIn(date)
    expect(await kept()).toEqual(days(25, 26, 28, 29).map((date) => ({ date, lineId: expect.any(String) })))
    expect(await shown()).toMatchObject({ currentStreak: 2, longestStreak: 2, checkedInDays: 4 })
    expect((await checkIn('2026-03-27')).body.habit).toMatchObject({ currentStreak: 5, longestStreak: 5 })
  })

  test.each([
    ['easy', 2, 20],
    ['medium', 5, 50],
    ['hard', 10, 100],
  ])('that completes an %s habit gives %i points and the bonus of %i, in lines of their own', async (...said) => {
    const [difficulty, points, bonus] = said
    const { checkIn, habit, timeline, balance } = await newFamilyWithHabit({ difficulty, targetDays: 2 })
    await checkIn('2026-03-28')
    const { body } = await checkIn(TODAY)
    expect(body).toMatchObject({ pointsAwarded: points + bonus, completed: true, activity: { points } })
    expect(body.habit).toMatchObject({ isCompleted: true, completedAt: NOW, currentStreak: 2 })
    const [completion, ...others] = await timeline()
    expect(completion).toMatchObject({ type: 'habit', title: 'Reading', points: bonus, iconName: 'trophy' })
    expect(completion?.metadata).toBe(`{"cause":"habit-completed","habitId":"${habit.id}","targetDays":2}`)
    expect(others.map((line) => line.points)).toEqual([points, points])
    expect(await balance()).toEqual([2 * points + bonus, 2 * points + bonus])
  })

  test('gives the bonus by difficulty also when the caregiver chose the points', async () => {
    const { checkIn } = await newFamilyWithHabit({ points: 1, targetDays: 1, difficulty: 'hard' })
    expect((await checkIn(TODAY)).body.pointsAwarded).toBe(101)
  })

  test('completes a habit by the day between, too', async () => {
    const { checkIn } = await newFamilyWithHabit({ targetDays: 3 })
    await checkIn('2026-03-10')
    await checkIn('2026-03-12')
    expect((await checkIn('2026-03-11')).body).toMatchObject({ completed: true, habit: { currentStreak: 3 } })
  })

  test('is no longer possible once the habit is complete', async () => {
    const { checkIn, can, balance } = await newFamilyWithHabit({ targetDays: 1 })
    await checkIn('2026-03-28')
    expect(await can()).toEqual({ canCheckin: false })
    const refused = await checkIn(TODAY)
    expect(refused).toMatchObject(problem(409, 'habit_completed', 'Habit completed', 'This habit is already complete'))
    expect((await checkIn('2026-03-28')).body.code).toBe('already_checked_in')
    expect((await checkIn('2026-03-30')).body.code).toBe('future_date')
    expect(await balance()).toEqual([22, 22])
  })
})
