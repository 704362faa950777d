import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '../../language.ts'
import { bands } from '../band.ts'
import { anyFacts, quiet } from '../facts/facts.testing.ts'
import type { Facts } from '../facts/facts.ts'
import { intents } from '../guidance/guidance.ts'
import { soundsLike } from '../outside/language-check.ts'
import { numbersIn } from '../outside/numbers.ts'
import { textsIn } from '../texts/texts.ts'
import { answer } from './answer.ts'
import { chips, kinds, named, tap, text } from './asking.testing.ts'
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
  ...['qwrtz, and he ran away', 'she is not safe there', 'she does not sleep and is hopeless'],
  ...['she swallowed bleach', '孩子说不想活了', 'su padrastro le pega', 'my son is missing', '我怕自己会伤害孩子'],
]
/** What code says where it has nothing to say. */
const BROKEN = /undefined|NaN|null|\[object/
/** A child may be called like that: what the family wrote is told as it is. */
const writtenIn = ({ child, habits, skills, rewards }: Facts) => [
  child.name,
  ...[...habits, ...skills, ...rewards].map(({ title }) => title),
]
/** Numbers of the facts, not of titles, as they are shown. */
const withoutDigits = (facts: Facts): Facts => ({
  ...facts,
  child: { ...facts.child, name: 'Mia' },
  habits: facts.habits.map((one) => ({ ...one, title: 'Teeth' })),
  skills: facts.skills.map((one) => ({
    ...one,
    title: 'Rope',
    best: Math.round(one.best),
    target: one.target && Math.ceil(one.target),
  })),
  rewards: facts.rewards.map((one) => ({ ...one, title: 'Zoo' })),
})

const onAdvice = (facts: Facts) =>
  everyReply(facts).filter(({ chip }) => chips.some((one) => one === chip) && chip !== 'numbers' && chip !== 'misread')

describe('any reply to anything about any child', () => {
  test('is short, whole, with chips that lead somewhere', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const isNamedSo = writtenIn(facts).some((words) => BROKEN.test(words))
        for (const { language, chip, reply } of everyReply(facts)) {
          const said = text(reply)
          expect([chip, lengthOf(said, language)]).toSatisfy(() => lengthOf(said, language) <= LONGEST_REPLY[language])
          expect(reply.rules.length).toBeLessThanOrEqual(2)
          expect(reply.followUpActions.length).toBeGreaterThanOrEqual(2)
          expect(reply.followUpActions.length).toBeLessThanOrEqual(4)
          expect(reply.followUpActions.filter((label) => chipIn(label) === null)).toEqual([])
          if (!isNamedSo) expect(said).not.toMatch(BROKEN)
        }
      }),
      { numRuns: 40, examples: [[{ ...quiet, child: { ...quiet.child, name: 'NaN ' } }]] },
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

const aged = bands.map((band) => ({ ...named, child: { ...named.child, band } }))

describe.each(aged.map((facts) => [facts.child.band, facts] as const))('for a child of %s', (band, facts) => {
  const replies = onAdvice(facts)

  test('every reply has numbers or words of this child, points, one thing to try, a source', () => {
    for (const { chip, reply } of replies) {
      const counted = (kind: string) => kinds(reply).filter((one) => one === kind).length
      expect([chip, counted('data'), counted('try'), counted('source')]).toEqual([chip, 1, 1, 1])
      expect([chip, counted('point')]).toSatisfy(() => counted('point') >= (band === 'unknown' ? 1 : 2))
      expect(counted('point')).toBeLessThanOrEqual(3)
      expect(counted('note')).toBe(band === 'unknown' ? 1 : 0)
    }
  })

  test('the thing to try is on a screen that the app has, by its name', () => {
    for (const { language, chip, reply } of replies) {
      const attempt = reply.parts.find(({ kind }) => kind === 'try')?.text ?? ''
      const names = Object.values(textsIn(language).frame.screens)
      expect([chip, names.filter((name) => attempt.includes(name)).length]).toSatisfy(() =>
        names.some((name) => attempt.includes(name)),
      )
    }
  })

  test('no hole is left open', () => {
    for (const { reply } of replies) expect(text(reply)).not.toMatch(/[{}]/)
  })

  if (band === '1-3')
    test('nothing is to be recorded or bought with points', () => {
      for (const { reply } of replies) expect(reply.offers).toEqual([])
    })
})

test('only the listed subjects speak of signs for a professional', () => {
  const flagged = intents.filter((intent) => kinds(tap(intent, named)).includes('flag'))
  expect(flagged.toSorted()).toEqual([
    'bedtime',
    'bedwetting',
    'bullying',
    'eating',
    'hitting',
    'homework',
    'losing',
    'tantrums',
    'worry',
  ])
})

test('the kind of norm follows who issues it in each language', () => {
  const sources = languages.map((language) => tap('screens', named, language).parts.at(-1)?.text)
  expect(sources).toEqual([
    expect.stringContaining('国家卫健委'),
    expect.stringContaining('AAP 2016'),
    expect.stringContaining('AEP'),
  ])
})

test('sources stand apart by the sign of the language', () => {
  const sources = languages.map((language) => tap('screens', named, language).parts.at(-1)?.text)
  expect(sources).toEqual([
    expect.not.stringContaining('; '),
    expect.stringContaining('; '),
    expect.stringContaining('; '),
  ])
  expect(sources[0]).toContain('；')
})

test.each(languages)('under four nothing is said twice (%s)', (language) => {
  const facts: Facts = { ...named, child: { ...named.child, band: '1-3' } }
  const { parts } = tap('tips', facts, language)
  const said = parts.map((part) => part.text).join(' ')
  expect(said).not.toContain(textsIn(language).guidance.points.tips.early)
})

test('the numbers are the child’s own', () => {
  const busy: Facts = { ...named, week: { ...named.week, positives: 4, negatives: 7 } }
  const reply = tap('tips', busy)
  expect(reply.rules[0]).toBe('A3')
  expect(text(reply)).toContain('4 positive, 7 negative')
})

test('with fewer than three records it says so, and draws no ratio', () => {
  for (const records of [0, 1, 2])
    for (const { chip, language, reply } of onAdvice({ ...named, week: { ...named.week, records } })) {
      const { data } = textsIn(language).frame
      const said = reply.parts.filter(({ kind }) => kind === 'data').map((part) => part.text)
      const isHonest = said.some((line) => line === data.none || /\D[12]\D/.test(line)) || reply.rules.includes('A2')
      expect([chip, isHonest || said.join().includes(data.none)]).toEqual([chip, true])
      expect(said.join()).not.toContain('positive')
    }
})

test('a gentle subject counts no slips', () => {
  for (const intent of ['bullying', 'bedwetting', 'worry', 'mood', 'parentStress'] as const) {
    const busy: Facts = { ...named, week: { ...named.week, negatives: 47 } }
    expect(text(tap(intent, busy))).not.toContain('47')
  }
})
