import type { RefusalCode } from '@sprout/domain/refusal'
import {
  balanceOf,
  dayAfter,
  isComplete,
  isDone,
  type Naive,
  type NaiveHabit,
  type NaiveReward,
  type NaiveSkill,
  reaching,
  standing,
  standingOf,
  todayOf,
  type Written,
} from './naive-record-testing.ts'

/** What a deed must end in. */
export type Outcome = RefusalCode | 'ok'
export type By = { naive: Naive; by: string }
type Said = Pick<Written, 'childId' | 'cause' | 'title' | 'points'> & Partial<Written>

function write({ naive, by }: By, said: Said) {
  const nothing = {
    id: '',
    of: '',
    score: 0,
    isDeclared: false,
    isCorrection: false,
    mends: undefined,
    isUndone: false,
  }
  naive.lines.push({ ...nothing, day: todayOf(naive), at: naive.now.toISOString(), by, ...said })
}

export type Behaviour = { childId: string; title: string; points: number; mends: Written | undefined }
export function behave(to: By, { childId, title, points, mends }: Behaviour): Outcome {
  if (mends && mends.childId !== childId) return 'not_found'
  if (mends && (!mends.isCorrection || mends.isUndone)) return 'invalid_request'
  if (mends && standing(to.naive).some((line) => line.mends === mends)) return 'invalid_request'
  const there = Math.max(0, balanceOf(to.naive, childId))
  const taken = points < 0 && to.naive.keepsAtZero ? 0 - Math.min(-points, there) : points
  write(to, { childId, cause: 'behavior', title, points: taken, isCorrection: points < 0, mends })
  return 'ok'
}

export function checkIn(to: By, habit: NaiveHabit, day: string): Outcome {
  const { id: of, childId, title, points, bonus } = habit
  const today = todayOf(to.naive)
  if (habit.isDeleted) return 'not_found'
  if (day > today) return 'future_date'
  if (day < dayAfter(today, -366)) return 'too_long_ago'
  if (standingOf(to.naive, of, 'check-in').some((line) => line.day === day)) return 'already_checked_in'
  if (isComplete(to.naive, habit)) return 'habit_completed'
  write(to, { childId, cause: 'check-in', title, points, of, day })
  if (isComplete(to.naive, habit)) write(to, { childId, cause: 'habit-completed', title, points: bonus, of, day })
  return 'ok'
}

export function train(
  to: By,
  skill: NaiveSkill,
  { score, declares }: { score: number | undefined; declares: boolean },
): Outcome {
  const { id: of, childId, title, points } = skill
  if (skill.isDeleted) return 'not_found'
  const wasDone = isDone(to.naive, skill)
  if (score !== undefined) write(to, { childId, cause: 'score', title, points: 0, of, score })
  const isDeclared = declares && !isDone(to.naive, skill)
  if (!wasDone && (isDeclared || isDone(to.naive, skill)))
    write(to, { childId, cause: 'skill-completed', title, points, of, isDeclared })
  return 'ok'
}

export function redeem(to: By, reward: NaiveReward, childId: string, pointsSpent: number): Outcome {
  const { id: of, title, pointsCost } = reward
  if (reward.isDeleted || reward.childId !== childId) return 'not_found'
  if (pointsSpent !== pointsCost) return 'price_changed'
  if (balanceOf(to.naive, childId) < pointsCost) return 'insufficient_points'
  write(to, { childId, cause: 'redemption', title, points: -pointsCost, of })
  return 'ok'
}

export function remember(to: By, childId: string, day: string): Outcome {
  if (day > todayOf(to.naive)) return 'future_date'
  write(to, { childId, cause: 'moment', title: 'Moment', points: 0, day })
  return 'ok'
}

export function remove(thing: { isDeleted: boolean }): Outcome {
  if (thing.isDeleted) return 'not_found'
  thing.isDeleted = true
  return 'ok'
}

/** The line goes, a completion with what brought it, and every completion that has lost its reason. */
export function undo(naive: Naive, line: Written): Outcome {
  if (line.isUndone) return 'already_undone'
  for (const one of [line, ...reasonsOf(naive, line)]) one.isUndone = true
  for (const one of standing(naive)) if (hasLostItsReason(naive, one)) one.isUndone = true
  return 'ok'
}

function reasonsOf(naive: Naive, { cause, of }: Written): Written[] {
  if (cause === 'habit-completed') return standingOf(naive, of, 'check-in').slice(-1)
  const skill = naive.skills.find(({ id }) => id === of)
  return skill && cause === 'skill-completed' ? reaching(naive, skill) : []
}

function hasLostItsReason(naive: Naive, { cause, of }: Written): boolean {
  const habit = naive.habits.find(({ id }) => id === of)
  const skill = naive.skills.find(({ id }) => id === of)
  if (habit && cause === 'habit-completed') return !isComplete(naive, habit)
  return skill !== undefined && cause === 'skill-completed' && !isDone(naive, skill)
}
