import type { HabitFacts, RewardFacts } from '../facts/facts.ts'
import { isUnderFour } from '../rules/finding.ts'
import { findings } from '../rules/findings.ts'
import type { OwnNumber } from '../understanding/own-numbers.ts'
import { currentRun, days, streak } from './data.ts'
import { intentReply } from './intent-reply.ts'
import type { Part, Reply } from './reply.ts'
import { rewardsReply } from './rewards-reply.ts'
import type { Voice } from './voice.ts'

/** Who asks for a number hears it first; of a run that of the habit they name, else the best there is. */
export function ownNumberReply(
  number: Exclude<OwnNumber, 'spending' | 'birthday'>,
  habit: HabitFacts | undefined,
  voice: Voice,
): Reply {
  if (number === 'balance') return balanceReply(voice)
  if (number === 'total') return intentReply({ intent: 'points', rules: [], data: total(voice) }, voice)
  if (number === 'earned') return intentReply({ intent: 'points', rules: [], data: earned(voice) }, voice)
  if (number === 'week') return weekReply(voice)
  const data = number === 'badges' ? badges(voice) : habit ? streak(habit, voice) : runOf(number, voice)
  return intentReply({ intent: 'habits', rules: [], data }, voice)
}

/** On how many days a habit was kept, ever and in a row. */
export function keptReply(habit: HabitFacts, voice: Voice): Reply {
  const { kept, keptInAll } = voice.texts.frame.data
  const run = currentRun(habit)
  const values = { habit: { title: habit.title }, days: days(habit.total), run: days(run) }
  const text = voice.say(run > 1 ? kept : keptInAll, values)
  return intentReply({ intent: 'habits', rules: [], data: { kind: 'data', text } }, voice)
}

/** What the points buy; of a reward that is named only that, and where there is none what could be one. */
export function spendingReply(reward: RewardFacts | undefined, voice: Voice): Reply {
  const { facts } = voice
  if (facts.rewards.length === 0) return rewardsReply(voice)
  return balanceReply(reward ? { ...voice, facts: { ...facts, rewards: [reward] } } : voice)
}

/** What the points can buy, or how far away it is. */
const SPENDING = ['A6', 'B1', 'B2'] as const
/** These tell the balance themselves. */
const TELLING: readonly string[] = ['A6', 'B1']

function balanceReply(voice: Voice): Reply {
  const { facts, texts, say } = voice
  const lead = findings(facts).find(({ rule }) => SPENDING.some((spending) => spending === rule))
  const told = say(texts.frame.data.balance, { points: points(facts.balance) })
  if (!lead) return intentReply({ intent: 'points', rules: [], data: { kind: 'data', text: told } }, voice)
  const opening: Part[] = TELLING.includes(lead.rule) ? [] : [{ kind: 'data', text: told }]
  return intentReply({ intent: 'points', rules: [lead.rule], opening }, voice)
}

/** Points mean nothing yet to the youngest. */
const weekReply = (voice: Voice): Reply =>
  intentReply(
    { intent: 'praise', rules: [], opening: isUnderFour(voice.facts.child.band) ? [] : [earned(voice)] },
    voice,
  )

const earned = ({ facts: { week }, texts, say }: Voice): Part => ({
  kind: 'data',
  text: say(texts.frame.data.earned, { earned: points(week.earned), deducted: points(week.deducted) }),
})

/** The balance is told too: what was spent is not gone from what was earned. */
const total = ({ facts: { totalPoints, balance }, texts, say }: Voice): Part => ({
  kind: 'data',
  text: say(texts.frame.data.total, { total: points(totalPoints), points: points(balance) }),
})

const points = (count: number) => ({ unit: 'points', count }) as const

/** The longest may be that of a habit that is completed. */
function runOf(asked: 'longest' | 'streak', voice: Voice): Part {
  const { facts, texts, say } = voice
  if (asked === 'streak' || !facts.longestRun) return bestStreak(voice)
  const { title, days } = facts.longestRun
  const values = { habit: { title }, days: { unit: 'days', count: days } } as const
  return { kind: 'data', text: say(texts.frame.data.longestRun, values) }
}

function bestStreak(voice: Voice): Part {
  const { facts, texts, say } = voice
  const [best] = facts.habits.toSorted(
    (one, other) => currentRun(other) - currentRun(one) || other.longest - one.longest,
  )
  return best ? streak(best, voice) : { kind: 'data', text: say(texts.frame.data.noHabit) }
}

const badges = ({ facts, texts, say }: Voice): Part => ({
  kind: 'data',
  text: say(texts.frame.data.badges, { badges: { unit: 'badges', count: facts.badges ?? 0 } }),
})
