import type { Language } from '../../language.ts'
import type { Facts } from '../facts/facts.ts'
import { clipName, fill, type Values } from '../texts/fill.ts'
import { type Texts, textsIn } from '../texts/texts.ts'

/** Everything a reply is made from. */
export type Voice = {
  readonly facts: Facts
  readonly language: Language
  readonly texts: Texts
  readonly recentTips: readonly string[]
  readonly say: (text: string, values?: Values) => string
}

export function voiceOf(facts: Facts, language: Language, recentTips: readonly string[]): Voice {
  const texts = textsIn(language)
  const always: Values = { child: clipName(facts.child.name, language), ...texts.frame.screens }
  return {
    facts,
    language,
    texts,
    recentTips,
    say: (text, values = {}) => fill(text, { ...always, ...values }, texts.frame, language),
  }
}
