import { describe, expect, test } from 'vitest'
import type { Facts } from '../facts/facts.ts'
import { ask, named } from '../reply/asking.testing.ts'
import { textsIn } from '../texts/texts.ts'
import { tipsWanted } from './wanted-tips.ts'

const { guidance } = textsIn('en')
const time = guidance.habits.tips.time
const aged = (band: Facts['child']['band']): Facts => ({ ...named, child: { ...named.child, band } })

describe('what a question asks for by its own words is said first', () => {
  test.each([
    ['21 day habit true?', time],
    ['how long for habit', time],
    ['¿cuánto tarda en formarse un hábito?', time],
    ['养成习惯要多少天', time],
    ['she had a nightmare again and can’t sleep', guidance.bedtime.tips.nightmare],
    ['how many hours should she sleep', guidance.bedtime.tips.normSchool],
    ['¿cuántas horas de pantalla puede ver?', guidance.screens.tips.normSchool],
    ['isn’t a reward just a bribe', guidance.points.tips.agreed],
    ['¿un premio no es un soborno?', guidance.points.tips.agreed],
    ['points stopped working', guidance.points.tips.fresh],
    ['夸孩子聪明好吗', guidance.praise.tips.person],
  ])('%s', (message, tip) => {
    const [first] = ask(message, { facts: aged('6-8') }).parts.filter(({ kind }) => kind === 'point')
    expect(first?.text).toBe(tip)
  })

  test('also where it was heard lately', () => {
    const said = ask('how long for habit', { recentTips: ['habits.time'] }).parts.map(({ text }) => text)
    expect(said).toContain(time)
  })

  test('but nothing that is for another age', () => {
    const said = ask('how long for habit', { facts: aged('1-3') }).parts.map(({ text }) => text)
    expect(said).not.toContain(time)
  })
})

test('a word that is none of theirs asks for nothing', () => {
  for (const message of ['she does not listen', 'no come verduras', '孩子爱发脾气', ''])
    expect(tipsWanted(message)).toEqual([])
})
