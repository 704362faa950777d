import { expect } from 'vitest'
import type { Deed, Of } from './any-deeds-testing.ts'
import { type Lived, learnLines } from './lived-family-testing.ts'
import { type By, behave, checkIn, type Outcome, redeem, remember, remove, train, undo } from './naive-deeds-testing.ts'
import { dayAfter, todayOf, type Written } from './naive-record-testing.ts'

type Ask = [method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: object]
/** What to ask of the server, and the same in the naive record. */
type Plan = { ask: Ask; must: () => Outcome }
type Planners = { [Name in Deed['do']]: (lived: Lived, said: Of<Name>, to: By) => Plan | undefined }

const HOUR = 3_600_000
const pick = <T>(some: readonly T[], one: number) => some[one % some.length] as T
const fromNewest = (lines: readonly Written[], back: number) => lines.at(-1 - (back % lines.length))
const before = ({ naive }: Lived, days: number) => dayAfter(todayOf(naive), -days)

/** Nothing, the newest line, or one of the newest corrections: undone ones too. */
function mendedBy({ naive: { lines } }: Lived, mends: number): Written | undefined {
  if (mends === 0) return undefined
  const corrections = lines.filter(({ isCorrection }) => isCorrection)
  return mends === 1 ? lines.at(-1) : fromNewest(corrections, mends - 2)
}

const plans: Planners = {
  behave: (lived, { child, category, points: size, mends: back }, to) => {
    const points = category === 'needs_improvement' ? -size : size
    const mends = category === 'remedy' ? mendedBy(lived, back) : undefined
    const said = { childId: pick(lived.children, child), title: category, points }
    const type = points < 0 ? 'punishment' : 'reward'
    return {
      ask: ['POST', '/api/behaviors', { ...said, type, category, repairs: mends?.id }],
      must: () => behave(to, { ...said, mends }),
    }
  },

  checkIn: (lived, said, to) => {
    const habit = pick(lived.naive.habits, said.habit)
    const date = before(lived, said.back)
    return { ask: ['POST', `/api/habits/${habit.id}/checkin`, { date }], must: () => checkIn(to, habit, date) }
  },

  train: (lived, { skill: one, score, declares }, to) => {
    const skill = pick(lived.naive.skills, one)
    return {
      ask: ['PUT', `/api/skills/${skill.id}`, { currentBest: score, isCompleted: declares }],
      must: () => train(to, skill, { score, declares }),
    }
  },

  redeem: (lived, said, to) => {
    const childId = pick(lived.children, said.child)
    const store = pick(lived.children, said.child + said.neighbour)
    const reward = pick(
      lived.naive.rewards.filter((one) => one.childId === store),
      said.reward,
    )
    const pointsSpent = reward.pointsCost + said.more
    return {
      ask: ['POST', '/api/rewards/redeem', { childId, rewardId: reward.id, pointsSpent }],
      must: () => redeem(to, reward, childId, pointsSpent),
    }
  },

  remember: (lived, { child, back }, to) => {
    const [childId, date] = [pick(lived.children, child), before(lived, back)]
    return {
      ask: ['POST', '/api/moments', { childId, date, weather: 'sunny', mood: 'happy' }],
      must: () => remember(to, childId, date),
    }
  },

  undo: (lived, { cause, line: back }) => {
    const lines = lived.naive.lines.filter((line) => !cause || line.cause === cause)
    const line = fromNewest(lines, back)
    return line && { ask: ['POST', `/api/activities/${line.id}/undo`], must: () => undo(lived.naive, line) }
  },

  remove: (lived, { what, one }) => {
    const thing = pick<{ id: string; isDeleted: boolean }>(lived.naive[what], one)
    return { ask: ['DELETE', `/api/${what}/${thing.id}`], must: () => remove(thing) }
  },

  settle: ({ naive }, { keepBalancesAtZero }) => ({
    ask: ['PATCH', '/api/family', { keepBalancesAtZero }],
    must: () => {
      naive.keepsAtZero = keepBalancesAtZero
      return 'ok'
    },
  }),

  wait: ({ server, naive }, { hours }) => {
    naive.now = new Date(naive.now.getTime() + hours * HOUR)
    server.clock.now = naive.now
    return undefined
  },
}

/** Undefined when there is nothing to ask: time passes by itself, and an empty record holds nothing to undo. */
export function planOf(lived: Lived, deed: Deed, by: string): Plan | undefined {
  // Each deed finds the planner of its own name, which the compiler cannot follow.
  const planner = plans[deed.do] as (lived: Lived, deed: Deed, to: By) => Plan | undefined
  return planner(lived, deed, { naive: lived.naive, by })
}

/** Does it on the server and in the naive record, which says how it must end. */
export async function perform(lived: Lived, deed: Deed) {
  const { call, name } = pick(lived.caregivers, deed.who)
  const plan = planOf(lived, deed, name)
  if (!plan) return
  const { status, body } = await call(...plan.ask)
  expect([deed, status < 300 ? 'ok' : body.code]).toEqual([deed, plan.must()])
  await learnLines(lived)
}
