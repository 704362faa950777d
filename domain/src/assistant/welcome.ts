import type { Language } from '../language.ts'
import { labels, TOPIC_CHIPS } from './reply/chips.ts'
import { welcome as english } from './texts/en/welcome.ts'
import { welcome as spanish } from './texts/es/welcome.ts'
import { clipName, tidy } from './texts/fill.ts'
import type { Shape } from './texts/like-english.ts'
import { welcome as chinese } from './texts/zh/welcome.ts'
import type { Topic } from './topics.ts'

const WORDS: Readonly<Record<Language, Shape<typeof english>>> = { en: english, zh: chinese, es: spanish }

const naming = (text: string, child: string, language: Language) =>
  tidy(text.replace('{child}', () => clipName(child, language)))
const topicLabels = (language: Language) => labels(TOPIC_CHIPS, language)

export const greeting = (child: string, language: Language) => ({
  text: naming(WORDS[language].greeting, child, language),
  followUpActions: topicLabels(language),
})

/** Pip's first words for a quick action, shown while the reply streams. */
export const opening = (topic: Topic, child: string, language: Language) =>
  naming(WORDS[language].opening[topic], child, language)

/** In place of a reply that did not come. */
export const defaultReply = (language: Language) => ({
  text: WORDS[language].failed,
  followUpActions: topicLabels(language),
})

export const footer = (language: Language) => WORDS[language].footer
