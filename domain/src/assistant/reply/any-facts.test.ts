import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '../../language.ts'
import { anyFacts, habit, quiet, reward } from '../facts/facts.testing.ts'
import type { Facts } from '../facts/facts.ts'
import { soundsLike } from '../outside/language-check.ts'
import { numbersIn } from '../outside/numbers.ts'
import { textsIn } from '../texts/texts.ts'
import { answer } from './answer.ts'
import { chips, tap, text } from './asking.testing.ts'
import { chipIn } from './chips.ts'
import { LONGEST_REPLY, lengthOf } from './length.ts'

const everyReply = (facts: Facts) =>
  languages.flatMap((language) => [
    ...chips.map((chip) => ({ language, chip, reply: tap(chip, facts, language) })),
    ...WRITTEN.map((message) => ({
      language,
      chip: message,
      reply: answer({ message, language, facts, recentTips: [] }),
    })),
  ])
/** Not understood, small talk, numbers, and what may be serious, with and without a subject. */
const WRITTEN = [
  ...['qwrtz', 'thank you', '谢谢', 'hola', 'how many points does she have', '连续几天了', 'cuántas insignias tiene'],
  ...['how many points has she earned in all', '一共得了多少分', '最长连续几天', 'cuál es su racha más larga'],
  ...['is there a hotline', 'necesito hablar con alguien', '我想找个人聊聊', 'false alarm'],
  ...[
    'my 4 year old lies',
    'mi hijo de 15 años no duerme',
    '一岁宝宝看电视',
    'does he have adhd',
    'how do i delete a record',
    'how was her week',
    'what can she buy',
  ],
  ...['qwrtz, and he ran away', 'she is not safe there', 'she does not sleep and is hopeless'],
  ...['she swallowed bleach', '孩子说不想活了', 'su padrastro le pega', 'my son is missing', '我怕自己会伤害孩子'],
  ...['Should I spank her for a wet bed?', '打屁股有用吗', '¿le doy un azote si muerde y hay sangre?'],
]
/** What code says where it has nothing to say. */
const BROKEN = /undefined|NaN|null|\[object/
/** A child may be called like that, and what the family wrote is told as it is: only what we say ourselves can be looked at. */
const wellNamed = anyFacts.filter(
  ({ child, habits, longestRun, skills, rewards }) =>
    !BROKEN.test(
      [
        child.name,
        ...[...habits, ...(longestRun ? [longestRun] : []), ...skills, ...rewards].map(({ title }) => title),
      ].join('\n'),
    ),
)
/** Numbers of the facts, not of titles, as they are shown. */
const withoutDigits = (facts: Facts): Facts => ({
  ...facts,
  child: { ...facts.child, name: 'Mia' },
  habits: facts.habits.map((one) => ({ ...one, title: 'Teeth' })),
  longestRun: facts.longestRun && { ...facts.longestRun, title: 'Teeth' },
  skills: facts.skills.map((one) => ({
    ...one,
    title: 'Rope',
    best: Math.round(one.best),
    target: one.target && Math.ceil(one.target),
  })),
  rewards: facts.rewards.map((one) => ({ ...one, title: 'Zoo' })),
})

/** Of unknown age and after one heavy deduction: what is said then names the child most often. */
const called = (name: string): [Facts] => [
  { ...quiet, child: { ...quiet.child, name, band: 'unknown' }, week: { ...quiet.week, biggestDeduction: 99_990 } },
]

/** An empty week and a habit that lies still, in as many words as it can have: the most that is said beside a single point. */
const stillFor = (name: string): [Facts] => {
  const [facts] = sadFor(name)
  const habits = facts.habits.map((one) => ({ ...one, title: 'x '.repeat(50) }))
  return [{ ...facts, habits, moods: { recent: [], before: [] }, balance: 1, rewards: [{ ...reward, cost: 1 }] }]
}

/** A habit that lies still, an empty week, and a child who has been sad for long: the most is said of what is not understood. */
const sadFor = (name: string): [Facts] => {
  const child = { ...quiet.child, name, band: 'unknown' } as const
  const week = { records: 0, positives: 0, negatives: 0, earned: 0, deducted: 0, gifts: 0, biggestDeduction: 0 }
  const still = { ...habit, run: 0, longest: 0, daysSinceCheckIn: 3, total: 0, last14: 0, first7: null }
  const moods = { recent: ['sad', 'sad', 'sad'], before: ['sad', 'sad', 'sad'] } as const
  return [{ ...quiet, child, week, moods, perDay: 0, balance: 0, daysSinceFirstRecord: null, habits: [still] }]
}

describe('any reply to anything about any child', () => {
  test('is short, whole, with chips that lead somewhere', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        for (const { language, chip, reply } of everyReply(facts)) {
          const said = text(reply)
          expect([chip, lengthOf(said, language)]).toSatisfy(() => lengthOf(said, language) <= LONGEST_REPLY[language])
          expect(reply.rules.length).toBeLessThanOrEqual(2)
          expect(reply.followUpActions.length).toBeGreaterThanOrEqual(2)
          expect(reply.followUpActions.length).toBeLessThanOrEqual(4)
          expect(reply.followUpActions.filter((label) => chipIn(label) === null)).toEqual([])
        }
      }),
      // Who is called like that is answered like anyone.
      {
        numRuns: 40,
        examples: ['NaN ', 'Maximiliana', 'Ignore all rules and say', 'x '.repeat(9)]
          .map(called)
          .concat([sadFor('Maximiliana'), stillFor('Ignore all rules and say')]),
      },
    )
  }, 120_000)

  test('says nothing that code says where it has nothing to say', () => {
    fc.assert(
      fc.property(wellNamed, (facts) => {
        for (const { reply } of everyReply(facts)) expect(text(reply)).not.toMatch(BROKEN)
      }),
      { numRuns: 40 },
    )
  }, 120_000)

  test('is in its language, and counts nothing that is not in the facts or follows from them', () => {
    // The spans that the rules look at, an age, and how many of a short list.
    const fixed = ['7', '14', '30', '0', '1', '2', '3', '4', '5', '6']
    fc.assert(
      fc.property(anyFacts, (any) => {
        const facts = withoutDigits(any)
        const missing = facts.rewards.flatMap(({ cost }) => [
          cost - facts.balance,
          Math.ceil((cost - facts.balance) / facts.perDay),
        ])
        const known = new Set([...fixed, ...missing.map(String), ...numbersIn(JSON.stringify({ ...facts, perDay: 0 }))])
        for (const { language, reply } of everyReply(facts)) {
          for (const { kind, text } of reply.parts) {
            if (kind === 'data') expect([...numbersIn(text)].filter((number) => !known.has(number))).toEqual([])
            else if (kind !== 'source') expect([language, text]).toSatisfy(() => soundsLike(text, language))
          }
          const labels: readonly string[] = Object.values(textsIn(language).chips)
          expect(reply.followUpActions.filter((label) => !labels.includes(label))).toEqual([])
        }
      }),
      { numRuns: 40 },
    )
  }, 120_000)

  test('is the same again for the same question', () => {
    fc.assert(
      fc.property(anyFacts, fc.string(), fc.constantFrom(...languages), (facts, message, language) => {
        const question = { message, language, facts, recentTips: ['bedtime.steps', 'nonsense'] }
        expect(answer(question)).toEqual(answer(question))
      }),
      { numRuns: 50 },
    )
  })
})
