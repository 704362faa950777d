import { expect, test } from 'vitest'
import { plain } from '../plain.ts'
import { ALARMING, HARMLESS } from './alarming/alarming.ts'
import { alarms } from './alarms.ts'
import { concepts } from './concepts/concepts.ts'
import { isKnownDanger } from './dangers/dangers.ts'
import { hear } from './hear.ts'
import { phraseIn } from './phrases/phrases.ts'
import { alarmIn } from './screen.ts'
import { UNHEARD, UNHEARD_HARMLESS } from './unheard.testing.ts'

/** It learns first, and then reads some thousand messages. */
const LONG = 60_000

test(
  'whatever parents wrote in danger is heard as what it is',
  () => {
    expect(ALARMING.filter(([message, alarm]) => alarmIn(message) !== alarm)).toEqual([])
  },
  LONG,
)

test(
  'what only sounds like it alarms nobody',
  () => {
    expect(HARMLESS.filter((message) => alarmIn(message) !== null)).toEqual([])
  },
  LONG,
)

test(
  'of what nobody learned from, nearly all is heard, and next to nothing harmless',
  () => {
    const alarming = (messages: readonly string[]) => messages.filter((message) => alarmIn(message) !== null).length
    expect(alarming(UNHEARD) / UNHEARD.length).toBeGreaterThan(0.93)
    expect(alarming(UNHEARD_HARMLESS) / UNHEARD_HARMLESS.length).toBeLessThan(0.03)
    const known = new Set([...ALARMING.map(([message]) => message), ...HARMLESS])
    expect([...UNHEARD, ...UNHEARD_HARMLESS].filter((message) => known.has(message))).toEqual([])
  },
  LONG,
)

test(
  'nearly all that is alarming is so by a rule that can be pointed at',
  () => {
    const isRuled = (message: string) =>
      phraseIn(message) !== undefined || alarms.some((alarm) => isKnownDanger(alarm, hear(message)))
    expect(ALARMING.filter(([message]) => isRuled(message)).length / ALARMING.length).toBeGreaterThan(0.95)
  },
  LONG,
)

test.each([
  ['the uncle, every night, under the blanket, touches my boy', 'abuse'],
  ['pills, the whole bottle, my daughter, she swallowed them', 'medical'],
  ['un bote entero, pastillas, se las ha tragado', 'crisis'],
  ['整瓶的药，都被他吞了', 'crisis'],
  ['mi hija swallowed una pila', 'medical'],
  ['孩子吞了 battery', 'medical'],
  ['Fell from the bunk bed. Keeps vomiting.', 'medical'],
])('in any order, over two sentences, in mixed languages: %s', (message, alarm) => {
  expect(alarmIn(message)).toBe(alarm)
})

test('capitals, accents, signs and spaces hide nothing', () => {
  expect(alarmIn('  SHE WANTS TO DIE!!! ')).toBe('crisis')
  expect(alarmIn('No  réspira…')).toBe('medical')
  expect(alarmIn('他说 不想 活了')).toBe('crisis')
  expect(alarmIn('suïcide')).toBe('crisis')
})

test('what stands at the end of a long message is heard', () => {
  expect(alarmIn(`${'we had a lovely day at the park and ate ice cream. '.repeat(60)}now her lips are blue`)).toBe(
    'medical',
  )
})

test('every word of a concept is written as it is compared', () => {
  const words = Object.values(concepts).flatMap(({ en, es, zh }) => [en, es, zh])
  expect(
    words.filter((list) => plain(list.replace(/[^\p{L}\p{M}]/gu, '')) !== list.replace(/[^\p{L}\p{M}]/gu, '')),
  ).toEqual([])
})

test('nothing is too long, too odd or too empty to be read', () => {
  for (const text of ['', ' ', '😀', 'a'.repeat(200_000), '死'.repeat(50_000), '\ud83d', 'no '.repeat(50_000)])
    expect(alarmIn(text)).toBeNull()
})
