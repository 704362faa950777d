import { type Intent, intents } from '../guidance/guidance.ts'
import { isHan } from '../plain.ts'
import { english } from './keywords/en.ts'
import { spanish } from './keywords/es.ts'
import { chinese } from './keywords/zh.ts'

/** Words of a subject, with commas between them. One that begins with `~` stands in many stories, and counts where no other does. */
export type Keywords<Subjects> = Readonly<Record<keyof Subjects, string>>

/** One Chinese character says about as much as three letters. */
const HAN_WEIGHT = 3
const weight = (word: string) => KEYWORD + word.replace('.', '').length * (isHan(word) ? HAN_WEIGHT : 1)
const KEYWORD = 4
const VAGUE = '~'
export const VAGUE_WEIGHT = 1

export type Keyword = { readonly intent: Intent; readonly word: string; readonly weight: number }

const split = (words: string) => words.trim().replace(/\s+/g, ' ').split(/, ?/)

/** All languages together: parents mix them. */
export const keywords: readonly Keyword[] = [english, chinese, spanish].flatMap((language) =>
  intents.flatMap((intent) => split(language[intent]).map((word) => keyword(intent, word))),
)

function keyword(intent: Intent, word: string): Keyword {
  if (!word.startsWith(VAGUE)) return { intent, word, weight: weight(word) }
  return { intent, word: word.slice(VAGUE.length), weight: VAGUE_WEIGHT }
}
