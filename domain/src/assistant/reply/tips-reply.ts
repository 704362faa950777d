import type { Finding } from '../rules/finding.ts'
import { findings } from '../rules/findings.ts'
import { RULES } from '../rules/rule-ids.ts'
import { attemptOf } from './attempt.ts'
import { type Chip, labels, NEIGHBOURS, RULE_CHIPS } from './chips.ts'
import { compose } from './compose.ts'
import { advised, beside, scarce, seen } from './data.ts'
import { ageNote, intentReply, lasting } from './intent-reply.ts'
import type { Part, Reply } from './reply.ts'
import { normFirst, tipsOn } from './tips.ts'
import type { Voice } from './voice.ts'

/** What would help most now: the most urgent rule, the next one, and a tip for the age. */
export function tipsReply(voice: Voice, opening: readonly Part[] = [], chips?: readonly Chip[]): Reply {
  const [lead, second] = findings(voice.facts)
  return lead ? ruleReply(lead, second, voice, opening, chips) : allWell(voice, opening, chips)
}

export function ruleReply(
  lead: Finding,
  second: Finding | undefined,
  voice: Voice,
  opening: readonly Part[] = [],
  chips: readonly Chip[] = chipsAfter(lead, second),
): Reply {
  const { intent } = RULES[lead.rule]
  const found = second ? [lead, second] : [lead]
  const tips = normFirst(tipsOn(intent, voice))
  // What has lasted is told while there is room.
  const first = second?.flag ? 0 : 1
  const attempt = attemptOf(lead, voice)
  const isScarce = lead.rule === 'A2' || second?.rule === 'A2'
  const { parts, usedTips } = compose(
    {
      before: [...opening, seen(lead, voice), ...(isScarce ? [] : scarce(voice))],
      points: [
        advised(lead, voice),
        ...tips.slice(0, first),
        ...(second ? [beside(second, voice)] : []),
        ...tips.slice(first),
      ],
      after: [...ageNote(voice), attempt.part, ...lasting(found, voice)],
    },
    voice,
  )
  return {
    parts,
    usedTips,
    followUpActions: labels(chips, voice.language),
    offers: attempt.offers,
    intent,
    rules: found.map(({ rule }) => rule),
    isSafety: false,
  }
}

function chipsAfter({ rule }: Finding, second?: Finding): readonly Chip[] {
  const { intent } = RULES[rule]
  const own = RULE_CHIPS[rule]
  const grave = second?.flag ? [RULES[second.rule].intent] : []
  return [intent, ...grave, ...(own ? [own] : []), NEIGHBOURS[intent][0], 'rewards', 'recommendations']
}

function allWell(voice: Voice, opening: readonly Part[], chips?: readonly Chip[]): Reply {
  const reply = intentReply({ intent: 'praise', opening }, voice)
  return {
    ...reply,
    followUpActions: chips ? labels(chips, voice.language) : reply.followUpActions,
  }
}
