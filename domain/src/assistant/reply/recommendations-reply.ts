import { FEWEST_RECORDS } from '../../stats/pace.ts'
import type { Facts } from '../facts/facts.ts'
import type { Finding } from '../rules/finding.ts'
import { findings } from '../rules/findings.ts'
import { type Asked, intentReply } from './intent-reply.ts'
import type { Reply } from './reply.ts'
import { ruleReply } from './tips-reply.ts'
import type { Voice } from './voice.ts'

const HABITS_FROM = ['6-8', '9-12', '13-17']

/** The biggest gap in what the family does, or what comes after when there is none. */
export function recommendationsReply(voice: Voice): Reply {
  const found = findings(voice.facts)
  const by = (rule: Finding['rule']) => found.find((finding) => finding.rule === rule)
  if (!lacksHabit(voice.facts)) {
    const stalled = by('S1')
    if (stalled) return ruleReply(stalled, undefined, voice)
  }
  const gap = biggestGap(voice)
  if (gap) return intentReply({ ...gap, rules: [] }, voice)
  const settled = by('H4')
  return settled ? ruleReply(settled, undefined, voice) : intentReply({ intent: 'chores', rules: [] }, voice)
}

const lacksHabit = ({ habits, child }: Facts) => habits.length === 0 && HABITS_FROM.includes(child.band)

function biggestGap({ facts, texts, say }: Voice): Asked | null {
  const { noHabit, noMoment } = texts.frame.data
  if (lacksHabit(facts)) return { intent: 'habits', data: { kind: 'data', text: say(noHabit) } }
  if (facts.week.positives < FEWEST_RECORDS) return { intent: 'praise' }
  if (facts.moods.recent.length === 0) return { intent: 'mood', data: { kind: 'data', text: say(noMoment) } }
  return null
}
