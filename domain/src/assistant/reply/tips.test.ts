import { describe, expect, test } from 'vitest'
import { languages } from '../../language.ts'
import { habit } from '../facts/facts.testing.ts'
import type { Facts, HabitFacts } from '../facts/facts.ts'
import { textsIn } from '../texts/texts.ts'
import { ask, kinds, named, tap, text } from './asking.testing.ts'

describe('tips rotate', () => {
  test('so that the next reply on a subject begins with what was not heard', () => {
    const first = tap('bedtime', named)
    const second = tap('bedtime', named, 'en', first.usedTips)
    expect(first.usedTips.length).toBeGreaterThanOrEqual(2)
    expect(second.usedTips[0]).not.toBe(first.usedTips[0])
    expect(first.usedTips).not.toContain(second.usedTips[0])
  })

  test('and what was heard longest ago comes back first', () => {
    const all = ['worry.listen', 'worry.both', 'worry.steps']
    expect(tap('worry', named, 'en', all).usedTips[0]).toBe('worry.listen')
  })
})

test.each([
  ['en', '8–10 hours'],
  ['es', '8 a 10 horas'],
  ['zh', '高中生 8 小时'],
] as const)('a teenager’s bedtime is not a small child’s (%s)', (language, norm) => {
  const teen = { ...named, child: { ...named.child, band: '13-17' as const } }
  const reply = tap('bedtime', teen, language)
  expect(reply.usedTips).toEqual(['bedtime.wake', 'bedtime.normTeen', 'bedtime.screens'])
  expect(text(reply)).toContain(norm)
  expect(reply.offers).toEqual([{ kind: 'habit', title: textsIn(language).guidance.bedtime.offers.wake }])
  const later = tap('bedtime', teen, language, reply.usedTips).usedTips
  expect(later.filter((tip) => ['bedtime.nightmare', 'bedtime.steps'].includes(tip))).toEqual([])
})

describe('asked about a harsh punishment', () => {
  const QUESTIONS = {
    en: ['Should I spank him?', 'Does yelling help?', 'Should I spank her when the bed is wet?'],
    es: ['¿Le doy un azote?', '¿Está bien pegarle?', '¿Sirve de algo gritarle?'],
    zh: ['可以打孩子吗？', '打屁股有用吗', '吼他有用吗'],
  }

  test.each(languages)('Pip says first that it does not work, and says it once (%s)', (language) => {
    const plainly = textsIn(language).guidance.listening.tips.noShaming
    // Also where the others were heard lately, and where a rule has something to say.
    for (const message of QUESTIONS[language])
      for (const negatives of [0, 9]) {
        const facts = { ...named, week: { ...named.week, negatives } }
        const recentTips = ['listening.near', 'listening.childTime', 'listening.consequence']
        const points = ask(message, { language, facts, recentTips }).parts.filter(({ kind }) => kind === 'point')
        expect([message, points.map(({ text }) => text).indexOf(plainly)]).toEqual([message, 0])
        expect(points.filter(({ text }) => text === plainly)).toHaveLength(1)
        expect(points.length).toBeGreaterThanOrEqual(2)
      }
  })

  test('but not where the child hits', () => {
    expect(ask('my son hits me').usedTips).not.toContain('listening.noShaming')
    expect(kinds(ask('my son hits me'))).toContain('flag')
  })
})

test.each(languages)('what has lasted calls for a professional, whatever is told first (%s)', (language) => {
  const heavy = ['sad', 'angry', 'worried', 'very_sad', 'tired']
  const facts: Facts = { ...named, balance: -85, moods: { recent: heavy, before: heavy } }
  const reply = tap('tips', facts, language)
  const { frame, chips, rules } = textsIn(language)
  expect(reply.rules).toEqual(['A6', 'M1'])
  expect(reply.parts.map((part) => part.text)).toContain(frame.lasting)
  expect(text(reply)).toContain(rules.advice.M1)
  expect(reply.followUpActions).toContain(chips.mood)
})

describe('one habit at a time', () => {
  const kept = (more: Partial<HabitFacts>): Facts => ({ ...named, habits: [{ ...habit, ...more }] })
  const tried = (facts: Facts, chip: 'habits' | 'bedtime' | 'mornings' | 'motivation') => {
    const reply = tap(chip, facts)
    expect(reply.offers.filter(({ kind }) => kind === 'habit')).toEqual([])
    return reply.parts.find(({ kind }) => kind === 'try')?.text
  }

  test('what is told of a habit is what is tried', () => {
    expect(tried(kept({ daysSinceCheckIn: 12 }), 'habits')).toBe(
      textsIn('en').rules.tries.H2.replace('{habits}', 'Habits'),
    )
    expect(tried(kept({ daysSinceCheckIn: 12 }), 'motivation')).toContain('do half of it right after dinner')
    expect(tried(kept({ run: 21 }), 'habits')).toContain('look at the streak')
    expect(tried({ ...named, habits: Array(4).fill(habit) }, 'habits')).toContain('choose the one that matters most')
  })

  test('and while one is active no other is offered, on any subject', () => {
    expect(tried(kept({}), 'habits')).toContain('what makes it easy')
    expect(tried(kept({}), 'bedtime')).toContain('choose three evening steps')
    expect(tried(kept({}), 'mornings')).toContain('the first morning step')
    expect(tap('habits', named).offers).toHaveLength(1)
  })
})

test.each(languages)('what a rule says no tip says again (%s)', (language) => {
  const { guidance, rules } = textsIn(language)
  const talk = guidance.mood.tips.talk.replace('{child}', 'Mia')
  const sad: Facts = { ...named, moods: { recent: ['sad', 'sad', 'sad'], before: [] } }
  expect(text(tap('mood', sad, language))).toContain(rules.advice.M1)
  expect(text(tap('mood', sad, language))).not.toContain(talk)
  const young: Facts = { ...named, child: { ...named.child, band: '1-3' } }
  expect(text(tap('points', young, language))).toContain(rules.says.A1)
  expect(text(tap('points', young, language))).not.toContain(guidance.points.tips.early)
  expect(text(tap('mood', named, language))).toContain(talk)
})
