import type { HabitFacts } from '../facts/facts.ts'
import { guidanceOn, type Intent } from '../guidance/guidance.ts'
import type { Finding } from '../rules/finding.ts'
import { findings } from '../rules/findings.ts'
import { RELEVANT } from '../rules/relevance.ts'
import { RULES, type RuleId } from '../rules/rule-ids.ts'
import { wordsOn } from '../texts/texts.ts'
import { attemptOf, attemptOn } from './attempt.ts'
import { type Chip, labels, NEIGHBOURS } from './chips.ts'
import { compose } from './compose.ts'
import { advised, beside, going, goodThings, scarce, seen, thisWeek } from './data.ts'
import type { Part, Reply } from './reply.ts'
import { firstTips, type Harshness, normFirst, tipsOn } from './tips.ts'
import type { Voice } from './voice.ts'

const MOST_RULES = 2

export type Asked = {
  readonly intent: Intent
  readonly runnerUp?: Intent | null
  /** Instead of the rules that usually belong to the subject. */
  readonly rules?: readonly RuleId[]
  /** A sentence about the child instead of the week's numbers. */
  readonly data?: Part
  readonly opening?: readonly Part[]
  /** The one that the question is about: no other is spoken of. */
  readonly habit?: HabitFacts | undefined
  /** Of a child of another age: this one's numbers have no part in it. */
  readonly isGeneral?: boolean
  readonly harshness?: Harshness | undefined
  /** Tips that the question itself asks for. */
  readonly wanted?: readonly string[]
}

/** A question on one subject. */
export function intentReply(asked: Asked, voice: Voice): Reply {
  const { intent, habit } = asked
  const relevant = asked.rules ?? RELEVANT[intent]
  const found = findings(habit ? { ...voice.facts, habits: [habit] } : voice.facts)
    .filter(({ rule }) => relevant.includes(rule))
    .slice(0, MOST_RULES)
  const [lead, second] = found
  const first = firstTips(asked, voice)
  const others = tipsOn(intent, voice).filter(({ tip }) => !first.some((one) => one.tip === tip))
  const tips = lead?.rule === 'M2' ? normFirst(others) : others
  // The habit that is told of is what is tried.
  const attempt = lead && RULES[lead.rule].screen === 'habits' ? attemptOf(lead, voice) : attemptOn(intent, voice)
  const { parts, usedTips } = compose(
    {
      before: [...(asked.opening ?? []), ...dataFor(asked, lead, voice)],
      points: [
        ...first,
        ...(lead ? [advised(lead, voice)] : []),
        ...tips.slice(0, 2),
        ...(second ? [beside(second, voice)] : []),
        ...tips.slice(2),
      ],
      after: [...ageNote(voice), attempt.part, ...flags(intent, found, voice)],
    },
    voice,
  )
  const chips: Chip[] = [...(asked.runnerUp ? [asked.runnerUp] : []), ...NEIGHBOURS[intent], 'tips']
  return {
    parts,
    followUpActions: labels(
      chips.filter((chip) => chip !== intent),
      voice.language,
    ),
    offers: attempt.offers,
    intent,
    rules: found.map(({ rule }) => rule),
    usedTips,
    isSafety: false,
  }
}

function dataFor({ intent, data, habit, isGeneral }: Asked, lead: Finding | undefined, voice: Voice): Part[] {
  if (isGeneral) return []
  const first = data ?? (lead ? seen(lead, voice) : undefined)
  if (first) return [first, ...scarce(voice)]
  const own = habit ? going(habit, voice) : []
  if (own.length > 0) return [...own, ...scarce(voice)]
  return [...(guidanceOn(intent).gentle ? goodThings(voice) : thisWeek(voice)), ...scarce(voice)]
}

/** Advice for no age in particular asks for the age. */
export const ageNote = ({ facts, texts, say }: Voice): Part[] =>
  facts.child.band === 'unknown' ? [{ kind: 'note', text: say(texts.frame.addAge) }] : []

/** Only where a professional should look at it. */
function flags(intent: Intent, found: readonly Finding[], voice: Voice): Part[] {
  const { language, say } = voice
  const { flag } = wordsOn(intent, language)
  const listed = flag === undefined ? [] : [say(flag)]
  return [...listed.map((text): Part => ({ kind: 'flag', text })), ...lasting(found, voice)]
}

/** What has lasted is worth a professional's look, whatever else is said first. */
export const lasting = (found: readonly Finding[], { texts }: Voice): Part[] =>
  found.some(({ flag }) => flag) ? [{ kind: 'flag', text: texts.frame.lasting }] : []
