import type { Badge } from '@sprout/domain/badges/model'
import { addDays } from '@sprout/domain/calendar'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deedsOf } from '../points/deeds-testing.ts'
import { databases, startServer } from '../testing.ts'

const NOW = '2026-03-29T12:00:00.000Z'
const TODAY = '2026-03-29'

describe.each(Object.entries(databases))('badges on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())
  beforeEach(() => {
    server.clock.now = new Date(NOW)
  })
  const passSeconds = (seconds: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000)
  }

  const newFamily = async () => {
    const family = await server.newFamilyWithChild()
    const deeds = deedsOf(family)
    return {
      ...{ ...family, ...deeds },
      told: async () => (await family.call<Badge[]>('GET', `/api/badges/${family.childId}`)).body,
      latest: async (iconName: string) => (await deeds.timeline()).find((line) => line.iconName === iconName)?.id ?? '',
      /** A habit kept on so many days up to today, oldest first. */
      keep: async (length: number, said: object = { targetDays: 365 }) => {
        const habit = await deeds.addHabit(said)
        for (let day = length - 1; day >= 0; day--) await deeds.checkIn(habit.id, addDays(TODAY, -day))
        return habit
      },
    }
  }

  test('are earned by nothing at first', async () => {
    expect(await (await newFamily()).told()).toEqual([])
  })

  test('tell what they are for, how often and when last', async () => {
    const { keep, told, childId } = await newFamily()
    await keep(1, { targetDays: 1 })
    passSeconds(1)
    await keep(1, { targetDays: 1 })
    expect(await told()).toEqual([
      {
        ...{ id: `${childId}.habit_master`, title: 'Habit Formation Master', iconName: 'trophy' },
        ...{ description: 'Completed a habit', kind: 'habit_master', count: 2, earnedAt: '2026-03-29T12:00:01.000Z' },
      },
    ])
  })

  test('for challenges count each completed one, and go with it', async () => {
    const { addSkill, finish, score, undo, latest, told, badges } = await newFamily()
    await finish((await addSkill()).id)
    passSeconds(1)
    await score((await addSkill({ targetValue: 5 })).id, 5)
    expect(await told()).toMatchObject([
      { kind: 'skill_master', title: 'Skill Master', iconName: 'star', count: 2, earnedAt: '2026-03-29T12:00:01.000Z' },
    ])
    await undo(await latest('medal'))
    expect(await told()).toMatchObject([{ kind: 'skill_master', count: 1, earnedAt: NOW }])
    await undo(await latest('medal'))
    expect(await badges()).toEqual([])
  })

  test('for the first moment and the first treat are earned once, and pass on to the next', async () => {
    const { behave, writeMoment, addReward, redeem, undo, timeline, told, badges } = await newFamily()
    await behave(10)
    const zoo = await addReward(1)
    for (let turn = 0; turn < 2; turn++) {
      await writeMoment()
      await redeem(zoo)
      passSeconds(1)
    }
    const first = { count: 1, earnedAt: NOW }
    expect(await told()).toMatchObject([
      { kind: 'first_moment', ...first },
      { kind: 'first_redemption', ...first },
    ])
    const [lateTreat, lateMoment, treat, moment] = await timeline()
    for (const line of [treat, moment]) await undo(line?.id ?? '')
    const next = { count: 1, earnedAt: '2026-03-29T12:00:01.000Z' }
    expect(await told()).toMatchObject([
      { kind: 'first_moment', ...next },
      { kind: 'first_redemption', ...next },
    ])
    for (const line of [lateTreat, lateMoment]) await undo(line?.id ?? '')
    expect(await badges()).toEqual([])
  })

  test('for fifty good deeds are earned with the fiftieth, corrections aside, and lost below', async () => {
    const { behave, undo, told, badges } = await newFamily()
    for (let turn = 0; turn < 49; turn++) await behave(1)
    await behave(-1)
    expect(await badges()).toEqual([])
    passSeconds(1)
    const { body: fiftieth } = await behave(1, { category: 'gift' })
    const earned = [{ kind: 'behaviors_50', count: 1, earnedAt: '2026-03-29T12:00:01.000Z' }]
    expect(await told()).toMatchObject(earned)
    passSeconds(1)
    const { body: next } = await behave(1)
    expect(await told()).toMatchObject(earned)
    await undo(fiftieth.id)
    expect(await told()).toMatchObject([{ kind: 'behaviors_50', earnedAt: '2026-03-29T12:00:02.000Z' }])
    await undo(next.id)
    expect(await badges()).toEqual([])
  })

  test('for 7, 21 and 66 days in a row are earned on the day, and lost with a day between', async () => {
    const { keep, checkIn, addHabit, undo, timeline, badges } = await newFamily()
    await keep(6)
    expect(await badges()).toEqual([])
    const { id } = await addHabit({ title: 'Teeth', targetDays: 66 })
    const seen: Record<number, string[]> = {}
    for (let length = 1; length <= 66; length++) {
      await checkIn(id, addDays(TODAY, length - 66))
      if ([6, 7, 20, 21, 65, 66].includes(length)) seen[length] = (await badges()).map(([kind]) => `${kind}`)
    }
    expect(seen).toEqual({
      6: [],
      7: ['run_7'],
      20: ['run_7'],
      21: ['run_7', 'run_21'],
      65: ['run_7', 'run_21'],
      66: ['habit_master', 'run_7', 'run_21', 'run_66'],
    })
    const teeth = (await timeline()).filter(({ title, iconName }) => title === 'Teeth' && iconName === 'check')
    await undo(teeth[33]?.id ?? '')
    expect(await badges()).toEqual([
      ['run_7', 8],
      ['run_21', 2],
    ])
  })

  test('for days in a row are earned when the forgotten day is filled in', async () => {
    const { addHabit, checkIn, told } = await newFamily()
    const { id } = await addHabit()
    for (const day of [0, 1, 2, 4, 5, 6]) await checkIn(id, addDays(TODAY, -day))
    expect(await told()).toEqual([])
    passSeconds(60)
    await checkIn(id, addDays(TODAY, -3))
    expect(await told()).toMatchObject([{ kind: 'run_7', count: 1, earnedAt: '2026-03-29T12:01:00.000Z' }])
  })

  test('stay when the habit or the challenge is deleted', async () => {
    const { keep, addSkill, finish, call, told } = await newFamily()
    const habit = await keep(7, { targetDays: 7 })
    const skill = await addSkill()
    await finish(skill.id)
    const before = await told()
    expect(before.map(({ kind }) => kind)).toEqual(['habit_master', 'skill_master', 'run_7'])
    await call('DELETE', `/api/habits/${habit.id}`)
    await call('DELETE', `/api/skills/${skill.id}`)
    expect(await told()).toEqual(before)
  })

  test('are the child’s own', async () => {
    const { keep, call, badges } = await newFamily()
    await keep(7, { targetDays: 7 })
    expect((await badges()).map(([kind]) => kind)).toEqual(['habit_master', 'run_7'])
    const { body: leo } = await call('POST', '/api/children', { name: 'Leo' })
    expect((await call('GET', `/api/badges/${leo.id}`)).body).toEqual([])
  })
})
