import { FEWEST_RECORDS } from '../../stats/pace.ts'
import type { HabitFacts } from '../facts/facts.ts'
import { type Finding, goodAndCorrected } from '../rules/finding.ts'
import { aboutRule } from '../rules/rule-ids.ts'
import type { Point } from './compose.ts'
import type { Part } from './reply.ts'
import type { Voice } from './voice.ts'

const data = (text: string): Part => ({ kind: 'data', text })

/** What a rule saw. */
export const seen = ({ says, values }: Finding, { texts, say }: Voice) => data(say(texts.rules.says[says], values))

/** What follows from it. */
export function advised({ rule, advice, values }: Finding, { texts, say }: Voice): Point {
  const { source, twin } = aboutRule(rule)
  return { text: say(texts.rules.advice[advice], values), source, twin }
}

/** How a habit goes: its run while there is one, else how often it was kept of late; nothing of one that has hardly begun. */
export function going(habit: HabitFacts, voice: Voice): Part[] {
  if (currentRun(habit) > 1) return [streak(habit, voice)]
  const values = { habit: { title: habit.title }, count: habit.last14 }
  const hasBegun = habit.first7 !== null && habit.last14 >= FEWEST_RECORDS
  return hasBegun ? [data(voice.say(voice.texts.rules.says.H4, values))] : []
}

export const days = (count: number) => ({ unit: 'days', count }) as const

export function streak(habit: HabitFacts, { texts, say }: Voice) {
  const run = currentRun(habit)
  const values = { habit: { title: habit.title }, days: days(run), longest: days(habit.longest) }
  const isBest = run > 1 && run >= habit.longest
  return data(say(isBest ? texts.frame.data.bestStreak : texts.frame.data.streak, values))
}

/** Before today's check-in yesterday's run still stands. */
export const currentRun = ({ run, daysSinceCheckIn }: HabitFacts) => ((daysSinceCheckIn ?? 2) <= 1 ? run : 0)

/** A rule beside the leading one, in one breath. */
export const beside = (finding: Finding, voice: Voice): Point => {
  const { text, ...about } = advised(finding, voice)
  return { ...about, text: `${seen(finding, voice).text}${voice.language === 'zh' ? '' : ' '}${text}` }
}

/** With less than three records numbers mean nothing, and the reply says so. */
export function scarce({ facts: { week }, texts, say }: Voice): Part[] {
  if (week.records >= FEWEST_RECORDS) return []
  const records = { unit: 'records', count: week.records } as const
  return [data(week.records === 0 ? texts.frame.data.none : say(texts.frame.data.little, { records }))]
}

export function thisWeek({ facts: { week }, texts, say }: Voice): Part[] {
  return week.records < FEWEST_RECORDS ? [] : [data(say(texts.frame.data.week, goodAndCorrected(week)))]
}

/** Where counting slips would hurt, only what was good is counted. */
export function goodThings({ facts: { week }, texts, say }: Voice): Part[] {
  const things = { unit: 'goodThings', count: week.positives } as const
  return week.records < FEWEST_RECORDS || week.positives === 0 ? [] : [data(say(texts.frame.data.noticed, { things }))]
}
