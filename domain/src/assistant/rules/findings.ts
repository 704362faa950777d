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
export const findings = (facts: Facts): readonly Finding[] =>
  ORDER.filter((rule) => !isUnderFour(facts.child.band) || UNDER_FOUR.includes(rule)).flatMap((rule) => {
    const found = rules[rule](facts)
    return found ? [{ rule, says: rule, advice: rule, values: {}, ...found }] : []
  })
