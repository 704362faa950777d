import { describe, expect, test } from 'vitest'
import { habit, reward, skill } from '../facts/facts.testing.ts'
import type { Facts } from '../facts/facts.ts'
import { ask, named, text } from './asking.testing.ts'

describe('rewards', () => {
  const store: Facts = { ...named, rewards: [{ ...reward, cost: 4, title: 'Kiss' }] }

  test('begin with the store, then three ideas for the age, one of them near', () => {
    const reply = ask('', { topic: 'rewards', facts: store })
    expect(reply.rules[0]).toBe('B1')
    const prices = reply.offers.flatMap((offer) => (offer.kind === 'reward' ? [offer.pointsCost ?? 0] : []))
    expect(prices).toHaveLength(3)
    expect(Math.min(...prices)).toBeLessThanOrEqual(3 * store.perDay)
  })

  test('are dear for the points of three days, though with what is saved one may be three days away', () => {
    const said = text(ask('', { topic: 'rewards', facts: { ...store, rewards: [{ ...reward, cost: 40 }] } }))
    expect(said).toContain('35 points to go for “Zoo”, about 3 days at the usual pace.')
    expect(said).toContain('There is no reward yet that the points of 3 days can buy.')
  })

  test('an idea stands in the sentence in small letters, and in the store as a title', () => {
    const reply = ask('', { topic: 'rewards' })
    const [title = ''] = reply.offers.flatMap((offer) => (offer.kind === 'reward' ? [offer.title] : []))
    expect(title).toMatch(/^[A-Z]/)
    expect(text(reply)).toContain(`: ${title.charAt(0).toLowerCase()}${title.slice(1)} (`)
  })

  test('at four and five one idea is reached the same day', () => {
    const facts = { ...store, child: { ...store.child, band: '4-5' as const } }
    const prices = ask('', { topic: 'rewards', facts }).offers.map((offer) =>
      'pointsCost' in offer ? offer.pointsCost : 99,
    )
    expect(Math.min(...prices.map(Number))).toBeLessThanOrEqual(facts.perDay)
  })

  test('never suggest what the store holds already, in whatever language', () => {
    const facts = {
      ...store,
      rewards: [
        { ...reward, title: '桌游之夜' },
        { ...reward, title: 'CHOOSE THE PARK' },
      ],
    }
    const titles = ask('', { topic: 'rewards', facts }).offers.map((offer) => ('title' in offer ? offer.title : ''))
    expect(titles).not.toContain('Game night')
    expect(titles).not.toContain('Choose the park')
    expect(titles).toContain('A friend comes over')
  })

  test('have no price where nothing tells what a day earns', () => {
    const reply = ask('', { topic: 'rewards', facts: { ...store, perDay: 0 } })
    expect(reply.offers.every((offer) => offer.kind !== 'reward' || offer.pointsCost === null)).toBe(true)
  })

  test('show a preset in the language of the reader', () => {
    const facts: Facts = { ...store, rewards: [{ ...reward, title: 'Toy car', presetKey: 'toy_car', cost: 4 }] }
    expect(text(ask('', { topic: 'rewards', facts, language: 'es' }))).toContain('«Coche de juguete»')
  })
})

describe('recommendations go for the biggest gap', () => {
  const full: Facts = { ...named, habits: [habit], skills: [skill], week: { ...named.week, positives: 6 } }
  const next = (facts: Facts) => ask('', { topic: 'recommendations', facts })

  test.each([
    ['no habit', { ...full, habits: [] }, 'habits'],
    ['a stalled skill', { ...full, skills: [{ ...skill, daysIdle: 9 }] }, 'motivation'],
    ['hardly any praise', { ...full, week: { ...full.week, positives: 2 } }, 'praise'],
    ['no moments', { ...full, moods: { recent: [], before: [] } }, 'mood'],
    ['nothing missing', full, 'chores'],
    ['a habit that holds', { ...full, habits: [{ ...habit, last14: 13 }] }, 'praise'],
    ['a young child without habits', { ...full, habits: [], child: { ...full.child, band: '4-5' as const } }, 'chores'],
  ])('%s', (_, facts, intent) => {
    expect(next(facts).intent).toBe(intent)
  })

  test('and offer to fill it in', () => {
    expect(next({ ...full, habits: [] }).offers).toEqual([{ kind: 'habit', title: 'Two pages after brushing teeth' }])
  })
})
