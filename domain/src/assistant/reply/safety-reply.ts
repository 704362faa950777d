import type { Language } from '../../language.ts'
import type { Told } from '../safety/alarms.ts'
import { linesOf } from '../safety/lines.ts'
import { fill } from '../texts/fill.ts'
import { type Texts, textsIn } from '../texts/texts.ts'
import { labels, MOST_CHIPS } from './chips.ts'
import type { Part, Reply } from './reply.ts'

/** Fixed words: no tips, no points, nothing to buy. */
export function safetyReply(alarm: Told, country: string | null, language: Language): Reply {
  const { safety, frame } = textsIn(language)
  const numbers = numbersIn(country, language)
  const texts = [safety.urgent, ...adviceOn(alarm, safety, numbers !== null), safety.misread]
  return {
    parts: texts.map((text) => ({ kind: 'safety', text: fill(text, numbers ?? {}, frame, language) })),
    followUpActions: labels(['numbers', 'misread'], language),
    offers: [],
    intent: null,
    rules: [],
    usedTips: [],
    isSafety: true,
  }
}

function adviceOn(alarm: Told, words: Texts['safety'], isKnown: boolean): readonly string[] {
  const call = isKnown ? words.call : words.callAnywhere
  if (alarm === 'medical') return [isKnown ? words.medical : words.medicalAnywhere, words.medicalStay]
  if (alarm === 'crisis') return [call, words.crisis, words.crisisSelf]
  if (alarm === 'abuse') return [call, words.abuse, words.abuseReport]
  if (alarm === 'unclear') return [call]
  if (alarm === 'missing') return [isKnown ? words.missing : words.missingAnywhere, words.missingMeanwhile]
  return [words.overwhelmed, call, words.overwhelmedHelp]
}

/** Only the numbers, when they are asked for. */
export const numbersReply = (country: string | null, language: Language): Reply => ({
  ...safetyReply('crisis', country, language),
  parts: [whereHelpIs('call', country, language)],
  followUpActions: labels(['misread', 'parentStress'], language),
})

/** For a parent who needs somebody to talk to. */
export const whoListens = (country: string | null, language: Language): readonly Part[] => [
  whereHelpIs('call', country, language),
  { kind: 'safety', text: textsIn(language).safety.crisisSelf },
]

function whereHelpIs(words: 'call' | 'careful', country: string | null, language: Language): Part {
  const { safety, frame } = textsIn(language)
  const numbers = numbersIn(country, language)
  return {
    kind: 'safety',
    text: fill(safety[numbers ? words : (`${words}Anywhere` as const)], numbers ?? {}, frame, language),
  }
}

/** Whoever needs one of two is told which is whose: nobody reads a rule while somebody is in danger. */
function numbersIn(country: string | null, language: Language) {
  const { safety, frame } = textsIn(language)
  const lines = linesOf(country)
  if (!lines) return null
  const isOne = lines.ambulance === lines.police
  return { ...lines, emergency: isOne ? lines.police : fill(safety.either, lines, frame, language) }
}

/** The parent says that we heard an emergency where there is none. */
export function misreadReply(language: Language): Reply {
  return {
    parts: [{ kind: 'lead', text: textsIn(language).frame.misread }],
    followUpActions: labels(['tips', 'rewards', 'recommendations', 'numbers'], language),
    offers: [],
    intent: null,
    rules: [],
    usedTips: [],
    isSafety: false,
  }
}

/** Before a reply to what may be more serious than it sounds. */
export const carefulLine = (country: string | null, language: Language) => whereHelpIs('careful', country, language)

/** Whom to call is one tap away, and nothing is to be recorded now. */
export const withNumbers = (reply: Reply, language: Language): Reply => ({
  ...reply,
  offers: [],
  followUpActions: [...labels(['numbers'], language), ...reply.followUpActions].slice(0, MOST_CHIPS),
})
