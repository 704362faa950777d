import type { HabitFacts } from '../facts/facts.ts'
import { findings } from '../rules/findings.ts'
import type { OwnNumber } from '../understanding/own-numbers.ts'
import { intentReply } from './intent-reply.ts'
import type { Part, Reply } from './reply.ts'
import type { Voice } from './voice.ts'

/** Who asks for a number hears it first. */
export function ownNumberReply(number: OwnNumber, voice: Voice): Reply {
  if (number === 'balance') return balanceReply(voice)
  return intentReply({ intent: 'habits', rules: [], data: number === 'streak' ? streak(voice) : badges(voice) }, voice)
}

/** What the points can buy, or how far away it is. */
const SPENDING = ['A6', 'B1', 'B2'] as const
/** These tell the balance themselves. */
const TELLING: readonly string[] = ['A6', 'B1']

function balanceReply(voice: Voice): Reply {
  const { facts, texts, say } = voice
  const lead = findings(facts).find(({ rule }) => SPENDING.some((spending) => spending === rule))
  const points = { unit: 'points', count: facts.balance } as const
  const told = say(texts.frame.data.balance, { points })
  if (!lead) return intentReply({ intent: 'points', rules: [], data: { kind: 'data', text: told } }, voice)
  const opening: Part[] = TELLING.includes(lead.rule) ? [] : [{ kind: 'data', text: told }]
  return intentReply({ intent: 'points', rules: [lead.rule], opening }, voice)
}

function streak({ facts: { habits }, texts, say }: Voice): Part {
  const [habit] = habits.toSorted((one, other) => current(other) - current(one) || other.longest - one.longest)
  if (!habit) return { kind: 'data', text: say(texts.frame.data.noHabit) }
  const days = (count: number) => ({ unit: 'days', count }) as const
  const values = { habit: { title: habit.title }, days: days(current(habit)), longest: days(habit.longest) }
  return { kind: 'data', text: say(texts.frame.data.streak, values) }
}

/** Before today's check-in yesterday's run still stands. */
const current = ({ run, daysSinceCheckIn }: HabitFacts) => ((daysSinceCheckIn ?? 2) <= 1 ? run : 0)

const badges = ({ facts, texts, say }: Voice): Part => ({
  kind: 'data',
  text: say(texts.frame.data.badges, { badges: { unit: 'badges', count: facts.badges ?? 0 } }),
})
