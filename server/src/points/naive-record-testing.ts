import { CAUSES, type Cause } from '@sprout/domain/timeline/model'

/** A family's record, told a second time and as plainly as can be: what was written down, and nothing worked out. */
export type Naive = {
  now: Date
  keepsAtZero: boolean
  lines: Written[]
  habits: NaiveHabit[]
  skills: NaiveSkill[]
  rewards: NaiveReward[]
}
export type Written = {
  /** Told by the server after it was written. */
  id: string
  childId: string
  cause: Cause
  title: string
  points: number
  day: string
  at: string
  by: string
  /** The habit, skill or reward. */
  of: string
  score: number
  isDeclared: boolean
  isCorrection: boolean
  mends: Written | undefined
  isUndone: boolean
}
type Goal = { id: string; childId: string; title: string; points: number; isDeleted: boolean }
export type NaiveHabit = Goal & { targetDays: number; bonus: number }
export type NaiveSkill = Goal & { targetValue: number }
export type NaiveReward = { id: string; childId: string; title: string; pointsCost: number; isDeleted: boolean }

const DAY = 86_400_000
export const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
export const todayOf = ({ now }: Naive) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(now)

export const standing = ({ lines }: Naive) => lines.filter((line) => !line.isUndone)
export const standingOf = (naive: Naive, of: string, cause: Cause) =>
  standing(naive).filter((line) => line.of === of && line.cause === cause)

export const balanceOf = (naive: Naive, childId: string) =>
  standing(naive).reduce((sum, line) => sum + (line.childId === childId ? line.points : 0), 0)

/** How many days in a row from each day that began a run. */
function runsOf(naive: Naive, { id }: NaiveHabit): number[] {
  const days = new Set(standingOf(naive, id, 'check-in').map(({ day }) => day))
  const begins = [...days].filter((day) => !days.has(dayAfter(day, -1)))
  return begins.map((day) => {
    let length = 1
    while (days.has(dayAfter(day, length))) length++
    return length
  })
}

const longestRun = (naive: Naive, habit: NaiveHabit) => Math.max(0, ...runsOf(naive, habit))
export const isComplete = (naive: Naive, habit: NaiveHabit) => longestRun(naive, habit) >= habit.targetDays

function runUntilNow(naive: Naive, habit: NaiveHabit): number {
  const days = standingOf(naive, habit.id, 'check-in').map(({ day }) => day)
  const today = todayOf(naive)
  const last = days.includes(today) ? today : dayAfter(today, -1)
  let length = 0
  while (days.includes(dayAfter(last, -length))) length++
  return length
}

export const reaching = (naive: Naive, { id, targetValue }: NaiveSkill) =>
  standingOf(naive, id, 'score').filter(({ score }) => score >= targetValue)
const declared = (naive: Naive, { id }: NaiveSkill) =>
  standingOf(naive, id, 'skill-completed').filter(({ isDeclared }) => isDeclared)
export const isDone = (naive: Naive, skill: NaiveSkill) =>
  reaching(naive, skill).length + declared(naive, skill).length > 0

const shownLine = ({ cause, title, points, at, by, mends }: Written) => ({
  ...{ type: CAUSES[cause], title, points, createdAt: at, by },
  repairs: mends && !mends.isUndone ? mends.id : null,
})

function shownHabit(naive: Naive, habit: NaiveHabit) {
  const isCompleted = isComplete(naive, habit)
  const kept = standingOf(naive, habit.id, 'check-in')
  return {
    id: habit.id,
    currentStreak: isCompleted ? longestRun(naive, habit) : runUntilNow(naive, habit),
    longestStreak: longestRun(naive, habit),
    checkedInDays: kept.length,
    isCompleted,
    completedAt: isCompleted ? kept.at(-1)?.at : null,
  }
}

function shownSkill(naive: Naive, skill: NaiveSkill) {
  const done = [...reaching(naive, skill), ...declared(naive, skill)].map(({ at }) => at).sort()
  const scores = standingOf(naive, skill.id, 'score').map(({ score }) => score)
  const currentBest = Math.max(0, ...scores)
  return { id: skill.id, currentBest, isCompleted: done.length > 0, completedAt: done[0] ?? null }
}

function badgesOf(naive: Naive, childId: string): Record<string, number> {
  const lines = standing(naive).filter((line) => line.childId === childId)
  const has = (cause: Cause) => Number(lines.some((line) => line.cause === cause))
  const habits = naive.habits.filter((habit) => habit.childId === childId)
  const skills = naive.skills.filter((skill) => skill.childId === childId)
  const lengths = habits.flatMap((habit) => runsOf(naive, habit))
  const inARow = (days: number) => lengths.reduce((sum, length) => sum + Math.floor(length / days), 0)
  const counts = {
    habit_master: habits.filter((habit) => isComplete(naive, habit)).length,
    skill_master: skills.filter((skill) => isDone(naive, skill)).length,
    first_moment: has('moment'),
    run_7: inARow(7),
    run_21: inARow(21),
    behaviors_50: Number(lines.filter(({ cause, points }) => cause === 'behavior' && points > 0).length >= 50),
    first_redemption: has('redemption'),
  }
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}

function weekOf(naive: Naive, childId: string) {
  const sunday = (day: string) => dayAfter(day, -new Date(day).getUTCDay())
  const thisWeek = standing(naive).filter(
    (line) => line.childId === childId && sunday(line.day) === sunday(todayOf(naive)),
  )
  const count = (...causes: Cause[]) => thisWeek.filter(({ cause }) => causes.includes(cause)).length
  return {
    behavior: count('behavior'),
    habit: count('check-in'),
    skill: count('score', 'skill-completed'),
    reward: count('redemption'),
  }
}

/** Everything a caregiver can read of a child, as it must be. */
export function recordOf(naive: Naive, childId: string) {
  const lines = standing(naive).filter((line) => line.childId === childId)
  const mine = <T extends { childId: string; isDeleted: boolean }>(some: T[]) =>
    some.filter((one) => one.childId === childId && !one.isDeleted)
  const newest = lines.toReversed()
  const redeemed = newest.filter(({ cause }) => cause === 'redemption')
  return {
    points: balanceOf(naive, childId),
    totalPoints: lines.reduce((sum, { points }) => sum + (points > 0 ? points : 0), 0),
    lines: newest.map(shownLine),
    habits: mine(naive.habits).map((habit) => shownHabit(naive, habit)),
    skills: mine(naive.skills).map((skill) => shownSkill(naive, skill)),
    rewards: mine(naive.rewards).map(({ id }) => id),
    redemptions: redeemed.map(({ of, title, points, at }) => ({
      rewardId: of,
      title,
      pointsSpent: -points,
      redeemedAt: at,
    })),
    moments: newest.filter(({ cause }) => cause === 'moment').map(({ day, at }) => ({ date: day, createdAt: at })),
    badges: badgesOf(naive, childId),
    week: weekOf(naive, childId),
  }
}
