import { expect, test } from 'vitest'
import type { Facts } from '../facts/facts.ts'
import { ask, named, text } from '../reply/asking.testing.ts'

const two: Facts = { ...named, siblings: ['Leo', '小明', 'Will'] }

test.each([
  'and for Leo?',
  'How many points does leo need for the zoo?',
  '¿Cuántos puntos tiene Leo?',
  '小明有多少积分',
  'what did Leo do on Saturday?',
  ...['when is Leo’s birthday', 'how many points does Will have'],
  'What about Leo?',
  '¿Y para Leo?',
  '¿y Leo?',
  '那小明呢',
  '小明呢？',
])('of another child nothing is told, nor of this one in its place: %s', (message) => {
  expect(text(ask(message, { facts: two }))).toBe(
    'Here I only see Mia’s days. Switch to the other child above, and ask me there.',
  )
  expect(text(ask(message))).not.toContain('Switch to')
})

test.each([
  'and for Mia?',
  ...[
    'how many points do Mia and Leo have',
    'Will she have enough points for the zoo',
    'Leo bites Mia',
    'Leo is jealous',
    'Leo always takes her toys',
    'Can she share a room with Leo?',
  ],
  'what about bedtime?',
  'What about Homework?',
  '那作业呢',
  'y para dormir?',
  'and lunch?',
  '为什么呢',
  '那怎么办呢',
  '然后呢',
  'What about Monday?',
  ...['What about School?', 'What about Ramadan?', 'And Dad?', 'what about Grandma?', '¿Y Papá?', '¿y Navidad?'],
  ...['那老师呢', '那周末呢', '那爸爸呢', '那暑假呢'],
])('but of this one, or of a subject: %s', (message) => {
  expect(text(ask(message, { facts: two }))).not.toContain('Switch to')
})

test.each([
  ...['How do I stop Mia and Leo fighting?', 'Mia and Leo fight', 'Leo always takes her toys', 'Leo teases Mia'],
  ...['Is it fair that Leo stays up longer?', '¿Cómo evito que Mia y Leo se peleen?', 'Leo molesta a Mia'],
  ...['怎么让Mia和Leo不打架？', '小明总抢她的玩具'],
])('between brother and sister: %s', (message) => {
  expect(ask(message, { facts: two }).intent).toBe('siblings')
})

test.each(['Leo and Mia will not eat vegetables', 'Leo and Mia cannot sleep'])(
  'and what both do is answered by what they do: %s',
  (message) => {
    expect([null, 'siblings']).not.toContain(ask(message, { facts: two }).intent)
  },
)
