import { isHan, plain } from '../plain.ts'
import { type Concept, concepts, learnedConcepts } from './concepts/concepts.ts'
import type { Words } from './concepts/words.ts'
import { literally } from './figures.ts'

/** Where something is said. */
export type Place = { readonly from: number; readonly to: number }
/** What is said in a message, and where. */
export type Heard = {
  /** What is meant, plainly. */
  readonly text: string
  readonly places: (concept: Concept) => readonly Place[]
  /** How much is said between two places; below 0 they overlap. A Chinese sign says as much as three letters. */
  readonly between: (one: Place, other: Place) => number
}

/** No message is longer, and the rest costs time. */
export const LONGEST = 4000
/** As far apart as so many letters are two sentences. */
const PAUSE = ' · · · · · · · '
const HAN_WEIGHT = 3

/** Reads a message as concepts in all three languages at once. */
export const hear = (message: string) => hearPlain(literalText(message))

/** Reads what was made plain before. */
export function hearPlain(text: string): Heard {
  const weights = [0]
  for (const sign of text) weights.push((weights.at(-1) ?? 0) + (isHan(sign) ? HAN_WEIGHT : 1))
  const known = new Map<Concept, readonly Place[]>()
  const at = (index: number) => weights[index] ?? 0
  return {
    text,
    places: (concept) => {
      const places = known.get(concept) ?? placesIn(text, spoken(concept))
      known.set(concept, places)
      return places
    },
    between: (one, other) => (one.from < other.from ? at(other.from) - at(one.to) : at(one.from) - at(other.to)),
  }
}

export const conceptsIn = ({ places }: Heard) => learnedConcepts.filter((concept) => places(concept).length > 0)

/** Of many messages at once, as one text: six times as fast as one by one. */
export function conceptsInEach(messages: readonly string[]): readonly (readonly Concept[])[] {
  const texts = messages.map(literalText)
  const text = texts.join('\n')
  const said = texts.map((): Concept[] => [])
  for (const concept of learnedConcepts) {
    let [at, end] = [0, texts[0]?.length ?? 0]
    for (const { from } of placesIn(text, spoken(concept))) {
      while (from > end) end += 1 + (texts[++at]?.length ?? 0)
      const of = said[at]
      if (of && of.at(-1) !== concept) of.push(concept)
    }
  }
  return said
}

/** What is meant as it is said. */
export const literalText = (message: string) => literally(asOneText(message.slice(0, LONGEST)))

/** Chinese without spaces, however it was typed. */
const asOneText = (message: string) =>
  message
    .split(/(?<!\.)[.!?](?=\s|$)|[。！？\n]/u)
    .map(plain)
    .join(PAUSE)
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')

const placesIn = (text: string, words: RegExp) =>
  [...text.matchAll(words)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }))

const compiled = new Map<Concept, RegExp>()

function spoken(concept: Concept) {
  const words = compiled.get(concept) ?? compile(concepts[concept])
  compiled.set(concept, words)
  return words
}

const compile = ({ en, es, zh }: Words) => new RegExp(`\\b(?:${terms(en)}|${terms(es)})\\b|${terms(zh)}`, 'gm')

const terms = (list: string) =>
  list
    .trim()
    .split(/,\s+/)
    .map((term) =>
      term.replaceAll(' ~ ', '(?: \\w+){0,3} ').replace(/(\\w|\.)\*|\*/g, (star) => (star === '*' ? '\\w*' : star)),
    )
    .join('|')
