import { describe, expect, test } from 'vitest'
import { languages } from '../../language.ts'
import { bands } from '../band.ts'
import { reward } from '../facts/facts.testing.ts'
import type { Facts } from '../facts/facts.ts'
import { intents } from '../guidance/guidance.ts'
import { textsIn } from '../texts/texts.ts'
import { chips, kinds, named, tap, text } from './asking.testing.ts'

const advising = chips.filter((chip) => chip !== 'numbers' && chip !== 'misread')
const onAdvice = (facts: Facts) =>
  languages.flatMap((language) => advising.map((chip) => ({ language, chip, reply: tap(chip, facts, language) })))

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
  expect(text(reply)).toContain('4 good things, 7 corrections')
})

test('with fewer than three records it says so, and draws no ratio', () => {
  const rewards = [{ ...reward, cost: 40 }]
  for (const records of [0, 1, 2]) {
    const few: Facts = { ...named, rewards, usualRecords: records, week: { ...named.week, records } }
    for (const { chip, language, reply } of onAdvice(few)) {
      const { data } = textsIn(language).frame
      const said = reply.parts.filter(({ kind }) => kind === 'data').map((part) => part.text)
      const isHonest = said.some((line) => line === data.none || /\D[12]\D/.test(line)) || reply.rules.includes('A2')
      expect([chip, isHonest || said.join().includes(data.none)]).toEqual([chip, true])
      expect(said.join()).not.toMatch(/correction|usual|habitual|平常/)
    }
  }
})

test('a gentle subject counts no slips', () => {
  for (const intent of ['bullying', 'bedwetting', 'worry', 'mood', 'parentStress'] as const) {
    const busy: Facts = { ...named, week: { ...named.week, negatives: 47 } }
    expect(text(tap(intent, busy))).not.toContain('47')
  }
})
