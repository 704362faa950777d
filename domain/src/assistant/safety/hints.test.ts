import { expect, test } from 'vitest'
import { EXAMPLES } from '../understanding/examples.ts'
import { UNSEEN } from '../understanding/unseen.testing.ts'
import { mayBeSerious } from './hints.ts'

test.each([
  'our neighbour follows her around with a knife in his pocket',
  'he wrote that it is all hopeless',
  'she ran away last night',
  'le tiene miedo a su padre',
  'my son kicks me when I lock him in the dark closet',
  'mi hijo me pega cuando lo encierro en el cuarto',
  'se escapó de casa anoche',
  '孩子离家出走了',
  '她说恨自己',
])('what may be serious is heard: %s', (message) => {
  expect(mayBeSerious(message)).toBe(true)
})

test('a figure of speech is no hint', () => {
  const messages = ['she swallowed her pride and said sorry', 'se ahoga en un vaso de agua', '玩狼人杀玩到很晚']
  expect(messages.filter(mayBeSerious)).toEqual([])
})

test('everyday messages seldom sound serious, known or not', () => {
  const seldom = (of: typeof EXAMPLES) => of.filter(([message]) => mayBeSerious(message)).length / of.length
  expect(seldom(EXAMPLES)).toBeLessThan(0.01)
  expect(seldom(UNSEEN)).toBeLessThan(0.05)
}, 60_000)

test('nothing is too long, too odd or too empty to be read', () => {
  for (const text of ['', ' ', '😀', 'a'.repeat(200_000), '死'.repeat(50_000), '\ud83d', 'no '.repeat(50_000)])
    expect(mayBeSerious(text)).toBe(false)
})
