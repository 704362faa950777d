import { describe, expect, test } from 'vitest'
import { languages } from '../../language.ts'
import type { Facts } from '../facts/facts.ts'
import { ask, named, text } from '../reply/asking.testing.ts'
import { ownNumberIn } from './own-numbers.ts'

const week = { ...named.week, earned: 260, deducted: 15 }
const busy: Facts = { ...named, week, balance: 999 }

describe('what was earned or lost of late is asked', () => {
  test.each([
    ...['how many points did she earn this week', 'how many points did he lose this week', 'how many points today?'],
    ...['how much did she earn yesterday', 'how many points has he lost', 'how many stars did he win last week'],
    ...['cuántos puntos perdió esta semana', 'cuántos puntos lleva esta semana', 'cuánto ganó ayer'],
    ...['今天得了多少分', '这周扣了多少分', '本週得了多少分', '昨天扣了几分', '这个星期攒了多少星星'],
  ])('%s', (message) => {
    const said = text(ask(message, { facts: busy }))
    expect(said).toMatch(/^In the last 7 days Mia earned 260 points and lost 15 points; Timeline shows each day\./)
    expect(said).not.toContain('999')
  })

  test('and told in each language', () => {
    const said = languages.map((language) => text(ask('how many points today?', { facts: busy, language })))
    expect(said.every((one) => one.includes('260') && one.includes('15'))).toBe(true)
    expect(new Set(said).size).toBe(3)
  })
})

describe('when the birthday is', () => {
  const born = (daysToBirthday: number | null): Facts => ({ ...named, child: { ...named.child, daysToBirthday } })

  test.each([
    ...['When is Mia’s birthday?', 'how many days until her birthday', 'when is my daughter’s birthday?'],
    ...['¿Cuándo es el cumpleaños de Mia?', '¿cuánto falta para su cumple?', 'cuándo cumple años'],
    ...['生日是什么时候', '他什么时候过生日', '离生日还有几天', '還有幾天是她的生日'],
  ])('is told by the days until then: %s', (message) => {
    expect(text(ask(message, { facts: born(12) }))).toBe('Mia’s birthday is in 12 days.')
    expect(text(ask(message, { facts: born(1) }))).toBe('Mia’s birthday is tomorrow.')
    expect(text(ask(message, { facts: born(0) }))).toBe('It is Mia’s birthday today.')
    expect(text(ask(message, { facts: born(null) }))).toMatch(/^I do not know yet when Mia’s birthday is/)
  })

  test('in each language, also where nobody said it', () => {
    const said = languages.map((language) => text(ask('when is her birthday', { facts: born(null), language })))
    expect(new Set(said).size).toBe(3)
    expect(said.every((one) => one.includes('Mia') && !one.includes('{'))).toBe(true)
  })
})

describe('how the week went is asked', () => {
  test.each([
    ...['how was her week', 'how did she do this week', 'weekly report', 'give me a recap of the week'],
    ...['cómo fue su semana', 'cómo le fue esta semana', 'resumen de la semana'],
    ...['总结一下这周', '这周表现怎么样', '回顧一下最近七天'],
  ])('%s', (message) => {
    const said = text(ask(message, { facts: busy }))
    expect(said).toContain('earned 260 points')
    expect(said).toContain('6 good things, 2 corrections')
  })

  test('points mean nothing yet to the youngest', () => {
    const young: Facts = { ...busy, child: { ...busy.child, band: '1-3' } }
    expect(text(ask('how was her week', { facts: young }))).not.toContain('points and lost')
  })
})

test.each([
  ['how many points does she have today', 'balance'],
  ['how many points has she earned', 'balance'],
  ['how many points did she earn in total this week', 'earned'],
  ['这周一共得了多少分', 'earned'],
  ['how many points should he earn in all', null],
  ['he broke his longest streak and should i do something', null],
  ['cuántos puntos le quedan', 'balance'],
  ['现在有多少分', 'balance'],
  ['how many points should i give this week', null],
  ['扣多少分合适', null],
  ['how do i get through this week', null],
  ['he lost his temper today', null],
  ['perdió el partido hoy', null],
  ['how is her sleep this week', null],
  ['cómo va la tarea esta semana', null],
  ['que tal durmiendo esta semana', null],
  ['we don’t have enough for food', null],
  ['do we have enough to buy shoes', null],
  ['cuanto ha perdido de peso esta semana', null],
  ['考试丢了几分就哭', null],
  ['how many points did she lose on the test', null],
  ['how did mia do this week', 'week'],
  ['how has her week been', 'week'],
  ['how was my son this week', 'week'],
  ['cómo le fue a mi hija esta semana', 'week'],
  ['qué tal le fue a Mia esta semana', 'week'],
  ['这周不想上学', null],
  ['he cries at birthday parties', null],
  ['what should i give for her birthday', null],
  ['ideas for a birthday present', null],
  ['how long should a birthday party be', null],
])('and nothing else is taken for it: %s', (message, number) => {
  expect(ownNumberIn(message)).toBe(number)
})
