import { GIFTS } from '@sprout/domain/behaviors/model'
import { familyDay } from '@sprout/domain/calendar'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../accounts/session.ts'
import { ownChild } from '../children/own.ts'
import { touching } from '../live/hub.ts'
import { databases, startServer } from '../testing.ts'
import { newChat } from './chat-testing.ts'
import { readFacts } from './facts.ts'

const DAY = 86_400_000

describe.each(Object.entries(databases))('the facts of a child on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  async function newLife(child: object = { name: 'Mia', birthday: '2018-04-05' }) {
    const chat = await newChat(server, child)
    const { childId, call, user } = chat
    const familyId = (user as unknown as { family: { id: string } }).family.id
    const start = new Date('2026-03-29T12:00:00Z')
    const on = async (daysAgo: number, path: string, body: object, method: 'POST' | 'PUT' = 'POST') => {
      server.clock.now = new Date(start.getTime() - daysAgo * DAY)
      const reply = await call(method, path, body)
      server.clock.now = start
      expect([path, reply.status, reply.body]).toEqual([path, expect.toSatisfy((status) => status < 300), reply.body])
      return reply.body.id
    }
    const behave = (daysAgo: number, points: number, category: string | null = null) =>
      on(daysAgo, '/api/behaviors', {
        ...{ childId, points, category, title: 'A deed', type: points > 0 ? 'reward' : 'punishment' },
      })
    const facts = async (timeZone = 'Europe/Madrid') => {
      const family = { timeZone, dayStartsAt: 0, keepBalancesAtZero: false }
      const today = familyDay(server.clock.now, family)
      const who = { caregiverId: user.id, caregiverName: 'Ana', sessionHash: '', origin: '', touched: touching() }
      const caller: Caller = { ...who, familyId, family, today, now: server.clock.now, db: server.db }
      return (await readFacts(caller, await ownChild(caller, childId))).facts
    }
    return { ...chat, on, behave, facts }
  }

  test('of whom nothing is known are few', async () => {
    const { facts } = await newLife({ name: 'Mia' })
    expect(await facts()).toMatchObject({
      today: '2026-03-29',
      country: null,
      child: { name: 'Mia', daysToBirthday: null },
      siblings: [],
      week: { records: 0, earned: 0 },
      ...{ perDay: 0, balance: 0, daysSinceFirstRecord: null, habits: [], skills: [], daysSinceRedemption: null },
      moods: { recent: [], before: [] },
    })
  })

  test('tell praise from gifts, and leave out what was undone', async () => {
    const { behave, call, facts } = await newLife()
    await behave(0, 6)
    await behave(8, 6)
    await behave(40, 6)
    await behave(1, GIFTS[3], 'gift')
    await behave(2, -4)
    const undone = await behave(2, -40)
    await call('POST', `/api/activities/${undone}/undo`)
    expect(await facts()).toMatchObject({
      week: { records: 3, positives: 1, negatives: 1, earned: 56, gifts: 50, deducted: 4, biggestDeduction: 4 },
      ...{ perDay: 12 / 28, usualRecords: 2, balance: 64, daysSinceFirstRecord: 40 },
    })
  })

  test('count corrections that found nothing to take, as the week’s numbers do', async () => {
    const { behave, call, childId, facts } = await newLife()
    await call('PATCH', '/api/family', { keepBalancesAtZero: true })
    for (const points of [-10, -10, -10, -10]) await behave(0, points)
    expect((await call('GET', `/api/stats/${childId}/weekly`)).body).toMatchObject({ behavior: 4 })
    expect(await facts()).toMatchObject({
      week: { records: 4, positives: 0, negatives: 4, deducted: 0, biggestDeduction: 0 },
      balance: 0,
    })
  })

  test('begin with the first that was written down, whatever day it tells of', async () => {
    const { on, behave, childId, facts } = await newLife()
    await on(1, '/api/moments', { childId, weather: 'sunny', mood: 'happy', content: 'Born!', date: '2018-04-05' })
    await behave(0, 6)
    expect(await facts()).toMatchObject({ perDay: 2, daysSinceFirstRecord: 1 })
  })

  test('hold the habits and skills that are under way, and no others', async () => {
    const { on, call, childId, facts } = await newLife()
    const habit = (title: string, targetDays: number) => on(9, '/api/habits', { childId, title, targetDays })
    const [teeth, done, gone] = [await habit('Teeth', 21), await habit('Done', 1), await habit('Gone', 21)]
    for (const day of ['2026-03-25', '2026-03-26', '2026-03-28'])
      await on(0, `/api/habits/${teeth}/checkin`, { date: day })
    await on(0, `/api/habits/${done}/checkin`, { date: '2026-03-29' })
    await call('DELETE', `/api/habits/${gone}`)
    const skill = (title: string, targetValue: number | null) => on(9, '/api/skills', { childId, title, targetValue })
    const [rope, reached, declared] = [
      await skill('Rope', 100),
      await skill('Reached', 5),
      await skill('Declared', null),
    ]
    await on(3, `/api/skills/${rope}`, { currentBest: 12.5 }, 'PUT')
    await on(3, `/api/skills/${reached}`, { currentBest: 5 }, 'PUT')
    await on(3, `/api/skills/${declared}`, { isCompleted: true }, 'PUT')
    await skill('Idle', null)
    const { habits, skills } = await facts()
    expect(habits).toEqual([
      { title: 'Teeth', run: 1, longest: 2, daysSinceCheckIn: 1, daysIdle: 1, total: 3, last14: 3, first7: 2 },
    ])
    expect(skills.toSorted((one, other) => (one.title < other.title ? 1 : -1))).toEqual([
      { title: 'Rope', best: 12.5, target: 100, daysIdle: 3, daysOld: 9 },
      { title: 'Idle', best: 0, target: null, daysIdle: 9, daysOld: 9 },
    ])
  })

  test('know the longest run, also of a habit that is completed, and all that was ever earned', async () => {
    const { on, behave, childId, facts } = await newLife()
    expect(await facts()).toMatchObject({ longestRun: null, totalPoints: 0 })
    await on(9, '/api/habits', { childId, title: 'Never kept' })
    const teeth = await on(9, '/api/habits', { childId, title: 'Teeth', targetDays: 3, points: 1 })
    for (const day of ['2025-10-24', '2025-10-25', '2025-10-26'])
      await on(0, `/api/habits/${teeth}/checkin`, { date: day })
    await behave(0, -9)
    expect(await facts()).toMatchObject({ longestRun: { title: 'Teeth', days: 3 }, totalPoints: 23, balance: 14 })
  })

  test('know rewards and when one was redeemed last', async () => {
    const { on, behave, call, childId, facts } = await newLife()
    await behave(9, 50)
    const zoo = await on(9, '/api/rewards', { childId, title: 'Zoo', pointsCost: 10, category: 'outing' })
    await on(4, '/api/rewards/redeem', { childId, rewardId: zoo, pointsSpent: 10 })
    const before = await facts()
    expect(before.daysSinceRedemption).toBe(4)
    expect(before.rewards).toContainEqual(
      expect.objectContaining({ title: 'Zoo', cost: 10, category: 'outing', presetKey: null }),
    )
    expect(before.rewards.filter(({ presetKey }) => presetKey)).toHaveLength(6)
    await call('DELETE', `/api/rewards/${zoo}`)
    expect((await facts()).rewards.map(({ title }) => title)).not.toContain('Zoo')
  })

  test('know moods by the day they were felt, the newest first, and no story', async () => {
    const { on, childId, facts } = await newLife()
    const feel = (daysAgo: number, mood: string, date?: string) =>
      on(daysAgo, '/api/moments', {
        childId,
        mood,
        weather: 'sunny',
        content: `A secret ${mood}`,
        ...(date && { date }),
      })
    await feel(0, 'happy')
    await feel(0, 'sad', '2026-03-20')
    await feel(1, 'angry')
    await feel(20, 'tired')
    await feel(30, 'proud')
    const known = await facts()
    expect(known.moods).toEqual({ recent: ['happy', 'angry', 'sad'], before: ['tired'] })
    expect(JSON.stringify(known)).not.toContain('secret')
  })

  test('are told in the family’s day', async () => {
    const { behave, facts } = await newLife()
    await behave(0, 6)
    expect(await facts('Europe/Madrid')).toMatchObject({ today: '2026-03-29', child: { daysToBirthday: 7 } })
    expect(await facts('Pacific/Kiritimati')).toMatchObject({ today: '2026-03-30', child: { daysToBirthday: 6 } })
  })

  test('name the other children and know nothing else of them', async () => {
    const { on, call, facts } = await newLife()
    const leo = await on(0, '/api/children', { name: 'Leopold' })
    const before = await facts()
    expect(before.siblings).toEqual(['Leopold'])
    const said = { childId: leo, title: 'Leo sang' }
    await call('POST', '/api/behaviors', { ...said, type: 'reward', points: 97 })
    await call('POST', '/api/habits', said)
    await call('POST', '/api/skills', said)
    await call('POST', '/api/rewards', { ...said, pointsCost: 9, category: 'gift' })
    await call('POST', '/api/moments', { childId: leo, mood: 'sad', weather: 'sunny' })
    expect(await facts()).toEqual(before)
  })
})
