import { addDays, daysBetween, type LocalDate } from '../../calendar.ts'
import { longest, runsOf } from '../../habits/rules.ts'
import type { HabitFacts, SkillFacts } from './facts.ts'

export type HabitRow = { readonly title: string; readonly createdOn: LocalDate; readonly days: readonly LocalDate[] }
export type SkillRow = {
  readonly title: string
  readonly currentBest: number
  readonly targetValue: number | null
  readonly createdOn: LocalDate
  readonly lastScoreOn: LocalDate | null
}

const FIRST = 7
const LAST = 14

export function habitFacts({ title, createdOn, days }: HabitRow, today: LocalDate): HabitFacts {
  const kept = [...new Set(days)].filter((day) => day <= today).sort()
  const last = kept.at(-1)
  const began = [createdOn, ...kept].sort()[0] ?? createdOn
  const runs = runsOf(kept.map((day) => ({ day })))
  // Until it is kept, today is not yet missed.
  const end = last === today ? addDays(today, 1) : today
  const between = (from: LocalDate, to: LocalDate) => kept.filter((day) => day >= from && day < to).length
  return {
    title,
    run: runs.at(-1)?.length ?? 0,
    longest: longest(runs),
    daysSinceCheckIn: last === undefined ? null : daysBetween(last, today),
    daysIdle: daysBetween(last && last > createdOn ? last : createdOn, today),
    total: kept.length,
    last14: between(addDays(end, -LAST), end),
    first7: daysBetween(began, today) < FIRST ? null : between(began, addDays(began, FIRST)),
  }
}

export function longestRunOf(habits: readonly HabitFacts[]) {
  const [best] = habits.toSorted((one, other) => other.longest - one.longest)
  return best && best.longest > 0 ? { title: best.title, days: best.longest } : null
}

export const skillFacts = (skill: SkillRow, today: LocalDate): SkillFacts => ({
  title: skill.title,
  best: skill.currentBest,
  target: skill.targetValue,
  daysIdle: daysBetween(skill.lastScoreOn ?? skill.createdOn, today),
  daysOld: daysBetween(skill.createdOn, today),
})
