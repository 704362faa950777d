import type { Finding } from '../rules/finding.ts'
import { findings } from '../rules/findings.ts'
import { RULES } from '../rules/rule-ids.ts'
import { attemptOf } from './attempt.ts'
import { type Chip, labels, NEIGHBOURS, RULE_CHIPS } from './chips.ts'
import { compose } from './compose.ts'
import { advised, beside, scarce, seen } from './data.ts'
import { ageNote, intentReply } from './intent-reply.ts'
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
  chips: readonly Chip[] = chipsAfter(lead),
): Reply {
  const { intent } = RULES[lead.rule]
  const [tip, ...tips] = normFirst(tipsOn(intent, voice))
  const attempt = attemptOf(lead, voice)
  const isScarce = lead.rule === 'A2' || second?.rule === 'A2'
  const { parts, usedTips } = compose(
    {
      before: [...opening, seen(lead, voice), ...(isScarce ? [] : scarce(voice))],
      points: [advised(lead, voice), ...(tip ? [tip] : []), ...(second ? [beside(second, voice)] : []), ...tips],
      after: [...ageNote(voice), attempt.part, ...lasting(lead, voice)],
    },
    voice,
  )
  const rules = second ? [lead.rule, second.rule] : [lead.rule]
  return {
    parts,
    usedTips,
    followUpActions: labels(chips, voice.language),
    offers: attempt.offers,
    intent,
    rules,
    isSafety: false,
  }
}

const chipsAfter = ({ rule }: Finding): readonly Chip[] => {
  const { intent } = RULES[rule]
  const own = RULE_CHIPS[rule]
  return [intent, ...(own ? [own] : []), NEIGHBOURS[intent][0], 'rewards', 'recommendations']
}

const lasting = ({ flag }: Finding, { texts }: Voice): Part[] =>
  flag ? [{ kind: 'flag', text: texts.frame.lasting }] : []

function allWell(voice: Voice, opening: readonly Part[], chips?: readonly Chip[]): Reply {
  const reply = intentReply({ intent: 'praise', opening }, voice)
  return {
    ...reply,
    followUpActions: chips ? labels(chips, voice.language) : reply.followUpActions,
  }
}
