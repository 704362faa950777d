import { describe, expect, test } from 'vitest'
import { languages } from '../../language.ts'
import { habit } from '../facts/facts.testing.ts'
import type { Facts } from '../facts/facts.ts'
import { modelRequest } from '../outside/request.ts'
import { ask, named, text } from './asking.testing.ts'

const ten: Facts = {
  ...named,
  child: { name: 'Mia', band: '9-12', daysToBirthday: null },
  week: { ...named.week, positives: 4, negatives: 47 },
  habits: [{ ...habit, title: 'Brush teeth' }],
}

describe('a question for another age', () => {
  test.each([
    ['en', 'how many hours of sleep does a 4 year old need', '10–13 hours'],
    ['es', 'cuántas horas debe dormir un bebé de 1 año', '11 a 14 horas'],
    ['zh', '14岁要睡几小时', '8'],
    ['en', 'how much tv is ok for a 3 yo', 'an hour a day at most from two to four'],
    ['en', 'what chores can my 5 year old do', 'feeding the pet'],
  ] as const)('is answered for that age: %s %s', (language, message, told) => {
    expect(text(ask(message, { facts: ten, language }))).toContain(told)
  })

  test('tells nothing of this child’s days, and has nothing to fill in', () => {
    for (const language of languages)
      for (const message of ['my 4 year old does not listen', 'brush teeth with my 2 year old']) {
        const reply = ask(message, { facts: ten, language })
        expect(text(reply)).not.toMatch(/47|Brush teeth/)
        expect(reply.parts.slice(1).map((part) => part.text)).not.toContainEqual(expect.stringContaining('Mia'))
        expect(reply.rules).toEqual([])
        expect(reply.offers).toEqual([])
      }
  })

  test('puts no child without a name in the mouth of a parent', () => {
    for (const language of languages)
      for (const age of [2, 5, 7, 14])
        expect(text(ask(`my ${age} year old is shy`, { facts: ten, language }))).not.toMatch(/“your child|«A tu hijo/)
  })

  test('of the same age is about this child', () => {
    expect(text(ask('my 10 year old does not listen', { facts: ten }))).toContain('47')
  })

  test('tells the age of a child that had none', () => {
    const ageless: Facts = { ...ten, child: { ...ten.child, band: 'unknown' } }
    const said = text(ask('my 4 year old does not listen', { facts: ageless }))
    expect(said).toContain('47')
    expect(said).not.toContain('Add Mia’s age')
  })

  test('is one for the outside model too', () => {
    const asked = (message: string) =>
      JSON.parse(modelRequest({ message, facts: ten, language: 'en', recentTips: [] }).user.replace('DATA: ', ''))
    expect(asked('my 4 year old does not listen')).toMatchObject({ band: '4-5', rules: [] })
    expect(asked('my 4 year old does not listen')).not.toHaveProperty('numbers')
    expect(asked('my 10 year old does not listen')).toMatchObject({ band: '9-12', numbers: { balance: ten.balance } })
  })
})
