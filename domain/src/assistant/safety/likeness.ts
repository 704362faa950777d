import { learnFrom } from '../learning.ts'
import { EXAMPLES } from '../understanding/examples.ts'
import { ALARMING, HARMLESS } from './alarming/alarming.ts'
import { type Alarm, alarms } from './alarms.ts'
import { conceptsIn, conceptsInEach, hear } from './hear.ts'

/** No message that makes sense is longer, and the rest costs time. */
const LONGEST = 1000

/** A message as it is learned from: its words, and what they speak of. */
const asLearned = (message: string, concepts: readonly string[]) => `${message} ${concepts.join(' ')}`

const kinds = learnFrom<Alarm>(() => ALARMING)
const dangers = learnFrom<'danger' | 'everyday'>(() => {
  const known = [
    ...ALARMING.map(([message]) => [message, 'danger'] as const),
    ...[...HARMLESS, ...EXAMPLES.map(([message]) => message)].map((message) => [message, 'everyday'] as const),
  ]
  const concepts = conceptsInEach(known.map(([message]) => message))
  return known.map(([message, kind], at) => [asLearned(message, concepts[at] ?? []), kind] as const)
})

/** How much more a message resembles what was alarming than what was not; and which alarm it would be. */
export function likeness(message: string): { readonly alarm: Alarm; readonly score: number } {
  const text = message.slice(0, LONGEST)
  const alike = dangers(asLearned(text, conceptsIn(hear(text))))
  const kind = kinds(text)
  const of = (alarm: Alarm) => kind.get(alarm) ?? 0
  const alarm = alarms.reduce((best, other) => (of(other) > of(best) ? other : best))
  return { alarm, score: (alike.get('danger') ?? 0) - (alike.get('everyday') ?? 0) }
}
