import { REST_DAYS } from '../../habits/resting.ts'
import type { Facts } from '../facts/facts.ts'
import { familyRules } from './family-rules.ts'
import { type Finding, isUnderFour, type Rule } from './finding.ts'
import { habitRules } from './habit-rules.ts'
import { moodRules } from './mood-rules.ts'
import { pointsRules } from './points-rules.ts'
import { rewardRules } from './reward-rules.ts'
import { RULES, type RuleId } from './rule-ids.ts'
import { skillRules } from './skill-rules.ts'

const rules: Readonly<Record<RuleId, Rule>> = {
  ...pointsRules,
  ...habitRules,
  ...skillRules,
  ...rewardRules,
  ...moodRules,
  ...familyRules,
}

const URGENT: readonly RuleId[] = ['A6', 'M1', 'A4', 'A3', 'A5', 'H1', 'H2', 'B1']
const REST = (Object.keys(RULES) as RuleId[]).filter((rule) => !URGENT.includes(rule))
const ORDER = [...URGENT, ...REST]

/** Points mean nothing yet to the youngest. */
const UNDER_FOUR: readonly RuleId[] = ['A1', 'M1', 'M2', 'M3', 'F1', 'F2']

/** What the rules find in these facts, the most urgent first. */
export function findings(facts: Facts): readonly Finding[] {
  const looked = { ...facts, habits: inUse(facts.habits), skills: inUse(facts.skills) }
  return ORDER.filter((rule) => !isUnderFour(facts.child.band) || UNDER_FOUR.includes(rule)).flatMap((rule) => {
    const found = rules[rule](looked)
    return found ? [{ rule, says: rule, advice: rule, values: {}, ...found }] : []
  })
}

/**
 * What was dropped last is the easiest to take up again, and comes first. What rests is spoken of where there is nothing
 * else, as when a question names it: a goal given up years ago is not held up to a family for ever.
 */
function inUse<G extends { readonly daysIdle: number }>(goals: readonly G[]) {
  const awake = goals.filter(({ daysIdle }) => daysIdle < REST_DAYS)
  return (awake.length > 0 ? awake : goals).toSorted((one, other) => one.daysIdle - other.daysIdle)
}
