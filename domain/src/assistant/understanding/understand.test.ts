import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { intents } from '../guidance/guidance.ts'
import { plain } from '../plain.ts'
import { alarmIn } from '../safety/screen.ts'
import { EXAMPLES, listed } from './examples.ts'
import { keywords } from './keywords.ts'
import { isMisspelled } from './misspelled.ts'
import { understand } from './understand.ts'
import { UNSEEN } from './unseen.testing.ts'
import { unseenShort } from './unseen-short.testing.ts'

describe('what a parent asks is', () => {
  test.each(EXAMPLES)('%s → %s', (phrase, intent) => {
    expect(understand(phrase)?.intent).toBe(intent)
  })

  test.each([
    ['mi hija no listen nada, ignora todo', 'listening'],
    ['孩子的 homework 总是拖到很晚', 'homework'],
    ['necesito ideas para el screen time', 'screens'],
    ['our 阿姨 says she is a picky eater', 'eating'],
  ])('understood in mixed languages: %s', (phrase, intent) => {
    expect(understand(phrase)?.intent).toBe(intent)
  })

  test.each([
    ['mi hija adolescente no duerme', 'bedtime'],
    ['mi hijo adolescente no estudia', 'homework'],
    ['青春期孩子撒谎', 'lying'],
    ['la adolescencia es difícil', 'listening'],
    ['孩子青春期怎么办', 'listening'],
  ])('not by how old the child is, unless nothing else is said: %s', (phrase, intent) => {
    expect(understand(phrase)?.intent).toBe(intent)
  })

  test.each([
    ['my son will not tidy up', 'chores'],
    ['my daughter lies', 'lying'],
    ['my kid has a crying fit every time we leave the park', 'tantrums'],
    ['my kid throws a crying fit every time we leave the park', 'tantrums'],
    ['mi hijo no limpia su cuarto', 'chores'],
  ])('by the only keyword in it: %s', (phrase, intent) => {
    expect(understand(phrase)?.intent).toBe(intent)
  })

  test.each([
    ...['my son tortures animals and started a fire in his room', 'he sets things on fire', 'she plays with matches'],
    ...['mi hijo prende fuego a cosas', 'juega con cerillas', 'maltrata a los animales', '孩子老玩火', '虐猫 还放火'],
  ])('hitting, where fire or animals are spoken of: %s', (phrase) => {
    expect(understand(phrase)?.intent).toBe('hitting')
  })

  test.each([
    ['dinner still a nightmare', 'eating'],
    ['mornings are a nightmare', 'mornings'],
    ['la cena es una pesadilla', 'eating'],
    ['he had a nightmare', 'bedtime'],
    ['nightmares every night', 'bedtime'],
  ])('not by what is only said to be a nightmare: %s', (phrase, intent) => {
    expect(understand(phrase)?.intent).toBe(intent)
  })

  test.each([
    ['homewrok again', 'homework'],
    ['tantrms', 'tantrums'],
    ['vegtables', 'eating'],
    ['los debers', 'homework'],
    ['los deberse', 'homework'],
    ['anixous child', 'worry'],
  ])('understood with a slip of the finger: %s', (phrase, intent) => {
    expect(understand(phrase)?.intent).toBe(intent)
  })
})

const unseen = [...UNSEEN, ...listed(unseenShort)]

test('what was never heard before is understood six times of seven, or nearly so', () => {
  const heard = unseen.map(([message, intent]) => ({ intent, as: understand(message) }))
  const right = heard.filter(({ intent, as }) => as?.intent === intent)
  const near = heard.filter(({ intent, as }) => as?.runnerUp === intent)
  expect(right.length / unseen.length).toBeGreaterThan(0.85)
  expect((right.length + near.length) / unseen.length).toBeGreaterThan(0.92)
})

test('nobody learned from what is to be unheard of', () => {
  const known = new Set(EXAMPLES.map(([message]) => message))
  expect(unseen.filter(([message]) => known.has(message))).toEqual([])
})

describe('a word that only looks like another means nothing', () => {
  test.each([
    ['he comes home at four'],
    ['we saw an animal'],
    ['believe me'],
    ['hello'],
    ['how are you, Pip?'],
    ['你好'],
    ['hola, qué tal'],
    ['what is the weather like'],
    ['what can she buy'],
    ['qué puede comprar'],
    ['can we buy a dog'],
    ['how do i invite my husband to the app'],
    ['What did Mia do on Saturday?'],
    ['¿Qué hizo Mia el domingo?'],
    ['生日是什么时候'],
    ['他什么时候过生日'],
    ['asdf qwer'],
    [''],
    ['😀😀'],
  ])('%s', (phrase) => {
    expect(understand(phrase)).toBeNull()
  })
})

test('the next best subject is kept for a chip', () => {
  expect(understand('he won’t do his homework and screams')).toEqual({ intent: 'homework', runnerUp: 'tantrums' })
  expect(understand('homework')).toEqual({ intent: 'homework', runnerUp: null })
})

test('no everyday phrase alarms', () => {
  expect(EXAMPLES.map(([phrase]) => phrase).filter(alarmIn)).toEqual([])
}, 60_000)

test('every keyword is written as it is compared, and belongs to one subject', () => {
  expect(keywords.map(({ word }) => word).filter((word) => plain(word) !== word.replace(/\.$/, ''))).toEqual([])
  const owners = new Map<string, Set<string>>()
  for (const { word, intent } of keywords) owners.set(word, (owners.get(word) ?? new Set()).add(intent))
  expect([...owners].filter(([, owner]) => owner.size > 1)).toEqual([])
})

test('a misspelled word is one letter off, no more', () => {
  expect(['tantrm', 'tantrumm', 'tanturm', 'tantrun', 'tantrum'].every((text) => isMisspelled([text], 'tantrum'))).toBe(
    true,
  )
  expect(['tarnish', 'tan', 'tntrm', 'mantrum'].filter((text) => isMisspelled([text], 'tantrum'))).toEqual([])
  expect(isMisspelled(['lye'], 'lie')).toBe(false)
  expect(isMisspelled(['saturday'], 'saturad')).toBe(false)
})

test('any text is understood or not, without harm', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const heard = understand(text)
      expect(heard === null || intents.includes(heard.intent)).toBe(true)
    }),
  )
  expect(() => understand('x '.repeat(100_000))).not.toThrow()
})
