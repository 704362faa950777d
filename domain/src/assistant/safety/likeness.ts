import { type Example, learnFrom } from '../learning.ts'
import { EXAMPLES } from '../understanding/examples.ts'
import { ALARMING, HARMLESS } from './alarming/alarming.ts'
import { type Alarm, alarms, type Told } from './alarms.ts'
import type { Concept } from './concepts/concepts.ts'
import { calledOff } from './dangers/dangers.ts'
import { conceptsIn, conceptsInEach } from './hear.ts'
import type { Said } from './said.ts'

/** No message that makes sense is longer, and the rest costs time. */
const LONGEST = 1000

/** An alarm is told only where somebody or something of its kind is spoken of: what a parent is to do would be false else. */
const SPOKEN_OF: Readonly<Partial<Record<Alarm, readonly Concept[]>>> = {
  abuse: [
    ...(['partner', 'parent', 'relative', 'helper', 'stranger', 'online'] as const),
    ...(['hurtsSomeone', 'threatens', 'intimate', 'nude', 'sexual'] as const),
  ],
  missing: ['childGone', 'ranOff', 'lateHour'],
  overwhelmed: ['iHurt', 'iFear', 'harmIdea'],
}

/** A message as it is learned from: its words, and what they speak of. */
const asLearned = (message: string, concepts: readonly string[]) => `${message} ${concepts.join(' ')}`

function withConcepts<Label>(known: readonly Example<Label>[]): readonly Example<Label>[] {
  const concepts = conceptsInEach(known.map(([message]) => message))
  return known.map(([message, label], at) => [asLearned(message, concepts[at] ?? []), label])
}

let alarming: readonly Example<Alarm>[] | undefined
const alarmingOnes = () => {
  alarming ??= withConcepts(ALARMING)
  return alarming
}
const kinds = learnFrom<Alarm>(alarmingOnes)
const dangers = learnFrom<'danger' | 'everyday'>(() => [
  ...alarmingOnes().map(([message]): Example<'danger'> => [message, 'danger']),
  ...withConcepts<'everyday'>([...HARMLESS, ...EXAMPLES.map(([message]) => message)].map((one) => [one, 'everyday'])),
])

/** How much more a message resembles what was alarming than what was not; and which alarm it would be. */
export function likeness({ words, heard }: Said): { readonly alarm: Told; readonly score: number } {
  const text = words.slice(0, LONGEST)
  const off = calledOff(heard)
  const concepts = conceptsIn(heard).filter((concept) => !off.has(concept))
  const alike = dangers(asLearned(text, concepts))
  const kind = kinds(asLearned(text, concepts))
  const of = (alarm: Alarm) => kind.get(alarm) ?? 0
  const alarm = alarms.reduce((best, other) => (of(other) > of(best) ? other : best))
  const isSpokenOf = SPOKEN_OF[alarm]?.some((concept) => concepts.includes(concept)) ?? true
  return { alarm: isSpokenOf ? alarm : 'unclear', score: (alike.get('danger') ?? 0) - (alike.get('everyday') ?? 0) }
}
