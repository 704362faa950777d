import { HABIT_BONUS } from '@sprout/domain/habits/model'
import { expect } from 'vitest'
import type { Naive, NaiveHabit, NaiveReward, NaiveSkill, Written } from './naive-record-testing.ts'
import { type Caregiver, type Server, sumsOfLines, twoCaregivers } from './two-caregivers-testing.ts'

const HABITS = [
  { title: 'Teeth', difficulty: 'easy', targetDays: 2 },
  { title: 'Reading', difficulty: 'medium', targetDays: 3 },
  { title: 'Piano', difficulty: 'hard', targetDays: 9, points: 1 },
] as const
const SKILLS = [
  { title: 'Rope', targetValue: 10 },
  { title: 'Poems', points: 7 },
]
const REWARDS = [
  { title: 'Sticker', pointsCost: 5, category: 'gift' },
  { title: 'Trip', pointsCost: 40, category: 'outing' },
]

export type Lived = Awaited<ReturnType<typeof liveIn>>

/** A family on the server, and the same family as the naive record knows it. */
export async function liveIn(server: Server) {
  const { ana, luis, mia, leo } = await twoCaregivers(server)
  const naive: Naive = { now: server.clock.now, keepsAtZero: false, lines: [], habits: [], skills: [], rewards: [] }
  for (const childId of [mia, leo]) await furnish(ana, naive, childId)
  const caregivers = [
    { ...ana, name: 'Ana' },
    { ...luis, name: 'Luis' },
  ] as const
  return { server, naive, caregivers, children: [mia, leo] as const }
}

async function furnish({ call }: Caregiver, naive: Naive, childId: string) {
  for (const habit of HABITS) {
    const { body } = await call<NaiveHabit>('POST', '/api/habits', { ...habit, childId })
    naive.habits.push({ ...body, bonus: HABIT_BONUS[habit.difficulty], isDeleted: false })
  }
  for (const skill of SKILLS) {
    const { body } = await call<NaiveSkill>('POST', '/api/skills', { ...skill, childId })
    naive.skills.push({ ...body, targetValue: skill.targetValue ?? Number.POSITIVE_INFINITY, isDeleted: false })
  }
  for (const reward of REWARDS) await call('POST', '/api/rewards', { ...reward, childId })
  const { body: rewards } = await call<NaiveReward[]>('GET', `/api/rewards/${childId}`)
  naive.rewards.push(...rewards.map((reward) => ({ ...reward, isDeleted: false })))
}

type Seen = Record<string, unknown> & { id: string }
const only = (names: string[]) => (one: Seen) => Object.fromEntries(names.map((name) => [name, one[name]]))
const OF_HABIT = ['id', 'currentStreak', 'longestStreak', 'checkedInDays', 'isCompleted', 'completedAt']

/** Everything a caregiver can read of a child, as the server tells it. */
export async function seenOf({ call }: Caregiver, childId: string) {
  const list = async (path: string) => (await call<Seen[]>('GET', path)).body
  const [children, lines, habits, skills, rewards, redemptions, moments, badges, week] = await Promise.all([
    list('/api/children'),
    list(`/api/activities/${childId}?limit=200`),
    list(`/api/habits/${childId}`),
    list(`/api/skills/${childId}`),
    list(`/api/rewards/${childId}`),
    list(`/api/rewards/${childId}/redemptions?limit=200`),
    list(`/api/moments/${childId}?limit=200`),
    list(`/api/badges/${childId}`),
    list(`/api/stats/${childId}/weekly`),
  ])
  return {
    ...only(['points', 'totalPoints'])(children.find(({ id }) => id === childId) ?? { id: '' }),
    lines: lines.map(only(['type', 'title', 'points', 'createdAt', 'by', 'repairs'])),
    habits: habits.map(only(OF_HABIT)),
    skills: skills.map(only(['id', 'currentBest', 'isCompleted', 'completedAt'])),
    rewards: rewards.map(({ id }) => id),
    redemptions: redemptions.map(only(['rewardId', 'title', 'pointsSpent', 'redeemedAt'])),
    moments: moments.map(only(['date', 'createdAt'])),
    badges: Object.fromEntries(badges.map(({ kind, count }) => [kind, count])),
    week,
  }
}

/** The naive record learns the ids of the lines that were written since; both must know the same lines. */
export const learnLines = (lived: Lived) => Promise.all(lived.children.map((childId) => learnLinesOf(lived, childId)))

async function learnLinesOf({ caregivers: [{ call }], naive }: Lived, childId: string) {
  const { body } = await call<Written[]>('GET', `/api/activities/${childId}?limit=200`)
  const mine = naive.lines.filter((line) => line.childId === childId && !line.isUndone).toReversed()
  expect(body.map(({ title, points }) => [title, points])).toEqual(mine.map(({ title, points }) => [title, points]))
  for (const [index, line] of mine.entries()) line.id = body[index]?.id ?? ''
}

/** The balance on the child's row is what the standing lines of the table add up to. */
export async function expectTrueBalances({ server, children }: Lived) {
  for (const childId of children) {
    const child = server.db.selectFrom('children').select(['points', 'totalPoints']).where('id', '=', childId)
    expect(await child.executeTakeFirst()).toEqual(await sumsOfLines(server, childId))
  }
}
