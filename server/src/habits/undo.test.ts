import type { Habit } from '@sprout/domain/habits/model'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deedsOf } from '../points/deeds-testing.ts'
import { databases, startServer } from '../testing.ts'

const days = (...numbers: number[]) => numbers.map((day) => `2026-03-${day}`)

describe.each(Object.entries(databases))('taking back a check-in on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  /** A habit kept on these days, in this order, and the line of each. */
  async function newFamilyWithKept(targetDays: number, ...kept: string[]) {
    const family = await server.newFamilyWithChild()
    const deeds = deedsOf(family)
    const { id } = await deeds.addHabit({ targetDays })
    const lines = new Map<string, string>()
    for (const day of kept) lines.set(day, (await deeds.checkIn(id, day)).body.activity.id)
    const shown = async () => (await family.call<Habit[]>('GET', `/api/habits/${family.childId}`)).body[0]
    const bonus = async () => (await deeds.timeline()).find(({ iconName }) => iconName === 'trophy')?.id ?? ''
    const line = (day: string) => lines.get(day) ?? ''
    return { ...family, ...deeds, habitId: id, line, bonus, shown, undoDay: (day: string) => deeds.undo(line(day)) }
  }

  test('takes the day, its points and its line; the day can be kept again', async () => {
    const { undoDay, shown, balance, timeline, checkIn, habitId } = await newFamilyWithKept(21, ...days(27, 28, 29))
    const { status, body } = await undoDay('2026-03-28')
    expect([status, body]).toMatchObject([200, { type: 'habit', points: 2, title: 'Reading' }])
    expect(await shown()).toMatchObject({ currentStreak: 1, longestStreak: 1, checkedInDays: 2 })
    expect([await balance(), (await timeline()).length]).toEqual([[4, 4], 2])
    expect(await checkIn(habitId, '2026-03-28')).toMatchObject({ status: 201 })
    expect(await shown()).toMatchObject({ currentStreak: 3, checkedInDays: 3 })
  })

  test('that completed the habit takes the bonus and the badge along', async () => {
    const { undoDay, takesAlong, bonus, line, shown, balance, timeline, badges } = await newFamilyWithKept(
      2,
      ...days(28, 29),
    )
    expect(await badges()).toEqual([['habit_master', 1]])
    expect(await takesAlong(line('2026-03-29'))).toEqual([await bonus()])
    await undoDay('2026-03-29')
    expect(await shown()).toMatchObject({ isCompleted: false, completedAt: null, currentStreak: 1 })
    expect([await balance(), await badges()]).toEqual([[2, 2], []])
    expect((await timeline()).map(({ id }) => id)).toEqual([line('2026-03-28')])
  })

  test('of the first day of the run takes the bonus along, too', async () => {
    const { undoDay, takesAlong, bonus, line, shown, balance } = await newFamilyWithKept(3, ...days(27, 28, 29))
    expect(await takesAlong(line('2026-03-27'))).toEqual([await bonus()])
    await undoDay('2026-03-27')
    expect(await shown()).toMatchObject({ isCompleted: false, currentStreak: 2 })
    expect(await balance()).toEqual([4, 4])
  })

  test('leaves the bonus where the habit is complete without it', async () => {
    const { undoDay, takesAlong, line, shown, balance } = await newFamilyWithKept(3, ...days(11, 12, 14, 15, 13))
    expect(await takesAlong(line('2026-03-11'))).toEqual([])
    await undoDay('2026-03-11')
    expect(await shown()).toMatchObject({ isCompleted: true, currentStreak: 4 })
    expect(await balance()).toEqual([28, 28])
    await undoDay('2026-03-13')
    expect(await shown()).toMatchObject({ isCompleted: false, longestStreak: 2 })
    expect(await balance()).toEqual([6, 6])
  })

  test('leaves the bonus where the day stood apart from the run', async () => {
    const { undoDay, shown, balance } = await newFamilyWithKept(2, ...days(15, 28, 29))
    await undoDay('2026-03-15')
    expect(await shown()).toMatchObject({ isCompleted: true, currentStreak: 2, checkedInDays: 2 })
    expect(await balance()).toEqual([24, 24])
  })

  test('is what taking back the completion means: the day written down last goes along', async () => {
    const { undo, takesAlong, bonus, line, shown, balance } = await newFamilyWithKept(3, ...days(10, 12, 11))
    const completion = await bonus()
    expect(await takesAlong(completion)).toEqual([line('2026-03-11')])
    expect(await undo(completion)).toMatchObject({ status: 200, body: { id: completion, points: 20 } })
    expect(await shown()).toMatchObject({ isCompleted: false, checkedInDays: 2, longestStreak: 1 })
    expect(await balance()).toEqual([4, 4])
  })

  test('lets the habit be completed anew, and pays the bonus once', async () => {
    const { undoDay, checkIn, habitId, shown, balance, badges } = await newFamilyWithKept(2, ...days(27, 28))
    await undoDay('2026-03-28')
    expect((await checkIn(habitId, '2026-03-26')).body).toMatchObject({ completed: true, pointsAwarded: 22 })
    expect(await shown()).toMatchObject({ isCompleted: true, checkedInDays: 2 })
    expect([await balance(), await badges()]).toEqual([[24, 24], [['habit_master', 1]]])
  })

  test('is possible again once the habit was completed anew', async () => {
    const { undoDay, undo, checkIn, habitId, shown, balance } = await newFamilyWithKept(2, ...days(28, 29))
    await undoDay('2026-03-29')
    const { body } = await checkIn(habitId, '2026-03-29')
    expect(await undo(body.activity.id)).toMatchObject({ status: 200 })
    expect([await shown(), await balance()]).toMatchObject([{ isCompleted: false, checkedInDays: 1 }, [2, 2]])
  })

  test('in any order leaves nothing behind', async () => {
    const orders = [
      [10, 11, 12],
      [12, 11, 10],
      [11, 10, 12],
      [11, 12, 10],
    ]
    for (const order of orders) {
      const { undoDay, shown, balance, timeline, badges } = await newFamilyWithKept(3, ...days(10, 11, 12))
      for (const day of days(...order)) expect(await undoDay(day)).toMatchObject({ status: 200 })
      expect(await shown()).toMatchObject({ checkedInDays: 0, isCompleted: false, completedAt: null })
      expect([await balance(), await timeline(), await badges()]).toEqual([[0, 0], [], []])
    }
  })

  test('works after the habit was deleted, the bonus included', async () => {
    const { undoDay, call, habitId, balance, timeline, badges } = await newFamilyWithKept(2, ...days(28, 29))
    await call('DELETE', `/api/habits/${habitId}`)
    expect(await badges()).toEqual([['habit_master', 1]])
    expect(await undoDay('2026-03-29')).toMatchObject({ status: 200 })
    expect([await balance(), (await timeline()).length, await badges()]).toEqual([[2, 2], 1, []])
  })

  test('of one habit leaves the same day of another', async () => {
    const { undoDay, addHabit, checkIn, call, childId } = await newFamilyWithKept(21, '2026-03-29')
    const { id } = await addHabit({ title: 'Teeth' })
    await checkIn(id, '2026-03-29')
    await undoDay('2026-03-29')
    const { body } = await call<Habit[]>('GET', `/api/habits/${childId}`)
    expect(body.map(({ title, checkedInDays }) => [title, checkedInDays])).toEqual([
      ['Reading', 0],
      ['Teeth', 1],
    ])
  })
})
