import type { Language } from '../../language.ts'
import type { Source } from '../guidance/sources.ts'
import { sourceName } from '../guidance/sources.ts'
import type { TipId } from '../texts/texts.ts'
import { LONGEST_REPLY, lengthOf } from './length.ts'
import type { Part } from './reply.ts'
import type { Voice } from './voice.ts'

export type Point = {
  readonly text: string
  readonly source: Source
  readonly tip?: TipId
  /** What need not be said beside it. */
  readonly twin?: TipId | undefined
}

/** What could be said, the most useful first. */
export type Draft = {
  readonly before: readonly Part[]
  /** The first is always said, the others as far as there is room. */
  readonly points: readonly Point[]
  readonly after: readonly Part[]
}

const MOST_POINTS = 3

const BETWEEN_SOURCES: Readonly<Record<Language, string>> = { en: '; ', zh: '；', es: '; ' }

/** As many points as fit; short enough to be read with one thumb. */
export function compose({ before, points, after }: Draft, voice: Voice) {
  const twins = points.flatMap(({ twin }) => twin ?? [])
  const [first, ...others] = points.filter(({ tip }) => !tip || !twins.includes(tip))
  let said: readonly Point[] = first ? [first] : []
  for (const point of others) {
    const more = [...said, point]
    if (more.length <= MOST_POINTS && fits(partsOf(more), voice)) said = more
  }
  return { parts: partsOf(said), usedTips: said.flatMap(({ tip }) => tip ?? []) }

  function partsOf(chosen: readonly Point[]): readonly Part[] {
    const body = chosen.map(({ text }): Part => ({ kind: 'point', text }))
    return [...before, ...body, ...after, { kind: 'source', text: sourceLine(chosen, voice) }]
  }
}

const fits = (parts: readonly Part[], { language }: Voice) =>
  parts.reduce((sum, { text }) => sum + lengthOf(text, language), 0) <= LONGEST_REPLY[language]

/** Says who found it out, and what is only our own idea. */
function sourceLine(points: readonly Point[], { language, texts, say }: Voice) {
  const sources = points.map(({ source }) => source)
  const named = sources.flatMap((source) => (source === 'ours' ? [] : sourceName(source, language)))
  const names = [...new Set(named)].join(BETWEEN_SOURCES[language])
  if (names === '') return texts.frame.ours
  return say(sources.includes('ours') ? texts.frame.sourceAndOurs : texts.frame.source, { names })
}
