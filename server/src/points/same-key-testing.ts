import { behaviorCalls } from '@sprout/domain/behaviors/contract'
import { type Endpoint, takesKey } from '@sprout/domain/endpoint'
import { feedbackCalls } from '@sprout/domain/feedback/contract'
import { habitCalls } from '@sprout/domain/habits/contract'
import { momentCalls } from '@sprout/domain/moments/contract'
import { rewardCalls } from '@sprout/domain/rewards/contract'
import { skillCalls } from '@sprout/domain/skills/contract'
import { activityCalls } from '@sprout/domain/timeline/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deedsOf } from './deeds-testing.ts'
import { type Servers, sumsOfLines, twoCaregivers } from './two-caregivers-testing.ts'

const economy = [behaviorCalls, habitCalls, skillCalls, momentCalls, rewardCalls, activityCalls, feedbackCalls]
const writes = economy
  .flatMap((calls) => Object.values<Endpoint>(calls))
  .filter(takesKey)
  .map(({ method, path }) => [method, path] as const)

const GROWING = [
  'lines',
  'habits',
  'skills',
  'scores',
  'rewards',
  'redemptions',
  'moments',
  'quickBehaviors',
  'feedback',
] as const

type There = {
  childId: string
  habitId: string
  skillId: string
  lineId: string
  reward: { id: string; pointsCost: number }
}
/** What each call is asked, and what it alone leaves behind. */
const asks: Record<string, (there: There) => { body?: object; leaves: object; points: number }> = {
  '/api/behaviors': ({ childId }) => ({
    body: { childId, type: 'reward', title: 'Deed', points: 5 },
    leaves: { lines: 1 },
    points: 105,
  }),
  '/api/behaviors/:childId/quick': () => ({
    body: { title: 'Deed', points: 5 },
    leaves: { quickBehaviors: 1 },
    points: 100,
  }),
  '/api/habits': ({ childId }) => ({ body: { childId, title: 'Teeth' }, leaves: { habits: 1 }, points: 100 }),
  '/api/habits/:habitId/checkin': () => ({ body: { date: '2026-03-29' }, leaves: { lines: 1 }, points: 102 }),
  '/api/skills/:skillId': () => ({ body: { currentBest: 7 }, leaves: { lines: 1, scores: 1 }, points: 100 }),
  '/api/skills': ({ childId }) => ({ body: { childId, title: 'Rope' }, leaves: { skills: 1 }, points: 100 }),
  '/api/moments': ({ childId }) => ({
    body: { childId, weather: 'sunny', mood: 'happy' },
    leaves: { lines: 1, moments: 1 },
    points: 100,
  }),
  '/api/rewards': ({ childId }) => ({
    body: { childId, title: 'Zoo', pointsCost: 5, category: 'outing' },
    leaves: { rewards: 1 },
    points: 100,
  }),
  '/api/rewards/redeem': ({ childId, reward }) => ({
    body: { childId, rewardId: reward.id, pointsSpent: reward.pointsCost },
    leaves: { lines: 1, redemptions: 1 },
    points: 70,
  }),
  '/api/activities/:id/undo': () => ({ leaves: {}, points: 0 }),
  '/api/feedback': () => ({
    body: { feedbackType: 'general', subject: 'More fruit', message: 'Please add more fruit' },
    leaves: { feedback: 1 },
    points: 100,
  }),
}

/** One tap that is sent ten times at once, wherever each time is served. */
export function sendAgain(start: () => Promise<Servers>) {
  let server: Servers
  beforeAll(async () => {
    server = await start()
  })
  afterAll(() => server.stop())

  const rowsOf = async (familyId: string) => {
    const count = (table: (typeof GROWING)[number]) =>
      server.db.selectFrom(table).select('id').where('familyId', '=', familyId).execute()
    return Object.fromEntries(
      await Promise.all(GROWING.map(async (table) => [table, (await count(table)).length] as const)),
    )
  }

  test.each(writes)('happens once: %s %s', async (method, path) => {
    const { familyId, ana, luis, mia: childId } = await twoCaregivers(server)
    const { behave, addHabit, addSkill, addReward } = deedsOf({ call: ana.call, childId })
    const { body: line } = await behave(100)
    const there = {
      childId,
      habitId: (await addHabit()).id,
      skillId: (await addSkill()).id,
      lineId: line.id,
      reward: await addReward(30),
    }
    const before = await rowsOf(familyId)
    const { body, leaves, points } = asks[path]!(there)
    const url = path
      .replace(':childId', childId)
      .replace(':habitId', there.habitId)
      .replace(':skillId', there.skillId)
      .replace(':id', there.lineId)

    const sent = Array.from({ length: 10 }, (_, turn) =>
      [ana, luis][turn % 2]!.call(method, url, body, { 'idempotency-key': 'tap' }),
    )
    const replies = await Promise.all(sent)
    const [first] = replies
    expect(first?.status).toBeOneOf([200, 201])
    for (const { status, body } of replies)
      expect({ status, body }).toEqual({ status: first?.status, body: first?.body })
    expect(replies.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(9)
    const grown = Object.entries(await rowsOf(familyId)).map(([table, rows]) => [table, rows - (before[table] ?? 0)])
    expect(Object.fromEntries(grown.filter(([, more]) => more !== 0))).toEqual(leaves)
    expect((await sumsOfLines(server, childId)).points).toBe(points)
  })

  test('there is a test for every such call', () => {
    expect(writes.map(([, path]) => path).toSorted()).toEqual(Object.keys(asks).toSorted())
  })
}
