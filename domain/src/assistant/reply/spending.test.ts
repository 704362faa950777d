import { describe, expect, test } from 'vitest'
import { reward } from '../facts/facts.testing.ts'
import type { Facts } from '../facts/facts.ts'
import { ask, named, text } from './asking.testing.ts'

const car = { ...reward, title: 'x', presetKey: 'toy_car', cost: 30 } as const
const store: Facts = {
  ...named,
  balance: 45,
  rewards: [
    { ...reward, cost: 20 },
    car,
    { ...reward, title: 'Lego set', cost: 500 },
    { ...reward, title: '乐高积木', cost: 90 },
  ],
}

describe('what the points can buy is asked', () => {
  test.each([
    ...[
      'what can she buy',
      'what can she redeem',
      'what can he buy with his points',
      'does she have enough points for it',
    ],
    ...['qué puede comprar', 'qué puede canjear', 'para qué le alcanza', '她现在能换什么', '可以換什麼'],
  ])('%s', (message) => {
    const reply = ask(message, { facts: store })
    expect(text(reply)).toMatch(/^Mia has saved 45 points: “Toy car” is ready, or “Zoo”/)
    expect(reply.rules).toEqual(['B1'])
  })

  test('and where the store is empty it hears what could be in it', () => {
    expect(text(ask('what can she buy'))).toContain('Ideas for Mia')
  })
})

describe('of a reward that is named only that is told', () => {
  test.each([
    ['can she afford the zoo', 'Mia has saved 45 points: “Zoo” is ready.'],
    ['how far to the lego set', '455 points to go for “Lego set”'],
    ['how many points until lego', '455 points to go for “Lego set”'],
    ['cuánto le falta para el lego', '455 points to go for “Lego set”'],
    ['cuándo podrá tener el zoo', '“Zoo” is ready.'],
    ['离乐高还差多少', '45 points to go for “乐高积木”'],
    ['能换玩具车吗', '“Toy car” is ready.'],
    ['cuánto falta para el coche de juguete', '“Toy car” is ready.'],
  ])('%s', (message, told) => {
    expect(text(ask(message, { facts: store }))).toContain(told)
  })
})

test.each(['can she get screen time before bed', 'puede tener tiempo de pantalla antes de dormir'])(
  'who asks whether a reward is good for a child is not told that it is ready: %s',
  (message) => {
    const screenTime = { ...reward, title: 'x', presetKey: 'screen_time', cost: 20 } as const
    expect(text(ask(message, { facts: { ...store, rewards: [screenTime] } }))).not.toContain('is ready')
  },
)

test.each([
  ...['how long until she sleeps through the night', 'can she buy a phone at 9', 'how far is too far'],
  ...['what can i buy him for his birthday', 'how many points for making the bed', 'how close should siblings be'],
  ...['cuánto falta para las vacaciones', 'qué le compro por su cumpleaños', '能换学校吗', '可以买手机吗'],
])('other questions are none: %s', (message) => {
  expect(text(ask(message, { facts: store }))).not.toMatch(/^Mia has (saved )?45 points/)
})
