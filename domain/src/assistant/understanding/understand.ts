import { type Intent, intents } from '../guidance/guidance.ts'
import { finder, plain } from '../plain.ts'
import { keywords, VAGUE_WEIGHT } from './keywords.ts'
import { isMisspelled } from './misspelled.ts'
import { resemblance } from './resemblance.ts'

export type Understood = { readonly intent: Intent; readonly runnerUp: Intent | null }

/** No message that makes sense is longer, and the rest costs time. */
const LONGEST = 1000
/** A subject without a keyword must be resembled this much, and where no other has a telling one, others so much less. */
const SURE = { enough: 4, ahead: 6 } as const

/** So much more weighs a keyword when no other subject has one. More of it, and a single word beats a whole sentence. */
const ONLY = 6

/**
 * The subject of a message: the one whose longest keyword and whose examples fit best. The next one counts if it has a
 * keyword of its own. Null: nothing was recognised.
 */
export function understand(message: string): Understood | null {
  const text = message.slice(0, LONGEST)
  const said = saidIn(text)
  const alike = resemblance(text)
  const ranked = intents
    .map((intent) => ({ intent, isSaid: said.has(intent), score: (said.get(intent) ?? 0) + (alike.get(intent) ?? 0) }))
    .toSorted((one, other) => other.score - one.score)
  const [first, second] = ranked
  if (!first || !second) return null
  const isAnyTelling = [...said.values()].some((weight) => weight > VAGUE_WEIGHT)
  const isAhead = isAnyTelling || first.score - second.score >= SURE.ahead
  if (!first.isSaid && (first.score < SURE.enough || !isAhead)) return null
  const runnerUp = ranked.find(({ intent, isSaid }) => isSaid && intent !== first.intent)
  return { intent: first.intent, runnerUp: runnerUp?.intent ?? null }
}

/** The weight of each subject's longest keyword in the text, more of one that stands alone; of misspelled ones when there is no other. */
function saidIn(text: string): ReadonlyMap<Intent, number> {
  const isIn = finder(text)
  const written = plain(text).split(' ')
  const exact = keywords.filter(({ word }) => isIn(word))
  const found = exact.length > 0 ? exact : keywords.filter(({ word }) => isMisspelled(written, word.replace('.', '')))
  const hits = found.filter(({ word }) => !found.some((other) => isWithin(word, other.word)))
  const heaviest = new Map<Intent, number>()
  for (const { intent, weight } of hits) heaviest.set(intent, Math.max(weight, heaviest.get(intent) ?? 0))
  const [only, ...others] = [...heaviest].filter(([, weight]) => weight > VAGUE_WEIGHT)
  if (only && others.length === 0) heaviest.set(only[0], only[1] + ONLY)
  return heaviest
}

/** Who bites their nails bites nobody. */
const isWithin = (word: string, other: string) => other.length > word.length && other.includes(word.replace('.', ''))
