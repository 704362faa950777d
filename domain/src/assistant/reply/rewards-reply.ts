import { FEWEST_RECORDS } from '../../stats/pace.ts'
import type { Facts } from '../facts/facts.ts'
import { isUnderFour } from '../rules/finding.ts'
import { findings } from '../rules/findings.ts'
import { STORE } from '../rules/relevance.ts'
import { attemptOf, attemptOn } from './attempt.ts'
import { type Chip, labels } from './chips.ts'
import { compose, type Point } from './compose.ts'
import { advised, beside, scarce, seen, thisWeek } from './data.ts'
import { ideasFor } from './ideas.ts'
import { ageNote } from './intent-reply.ts'
import type { Reply } from './reply.ts'
import { tipsOn } from './tips.ts'
import type { Voice } from './voice.ts'

/** What the store says first, then ideas with prices of this child's days. */
export function rewardsReply(voice: Voice): Reply {
  const found = findings(voice.facts)
    .filter(({ rule }) => STORE.includes(rule))
    .slice(0, 2)
  const [lead, second] = found
  const ideas = ideasFor(voice)
  const attempt = lead ? attemptOf(lead, voice) : attemptOn('points', voice)
  const { parts, usedTips } = compose(
    {
      before: [...(lead ? [seen(lead, voice)] : thisWeek(voice)), ...scarce(voice)],
      points: [
        ...(ideas ? [{ text: ideas.part.text, source: 'ours' } satisfies Point] : []),
        ...(lead ? [advised(lead, voice)] : []),
        ...(second ? [beside(second, voice)] : []),
        ...tipsOn('points', voice),
      ],
      after: [...ageNote(voice), attempt.part],
    },
    voice,
  )
  return {
    parts,
    usedTips,
    followUpActions: labels(chipsFor(voice.facts), voice.language),
    offers: [...(ideas?.offers ?? []), ...attempt.offers],
    intent: 'points',
    rules: found.map(({ rule }) => rule),
    isSafety: false,
  }
}

/** Whether deductions are too big is a question only where there are some. */
function chipsFor({ child, week }: Facts): readonly Chip[] {
  if (isUnderFour(child.band)) return ['praise', 'tips', 'recommendations']
  const isFined = week.records >= FEWEST_RECORDS && week.negatives > 0
  return ['points', isFined ? 'fines' : 'praise', 'tips', 'recommendations']
}
