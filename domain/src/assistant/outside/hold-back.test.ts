import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBanned } from './banned.ts'
import { type Held, hear, hearEnd, nothingYet, type Terms } from './hold-back.ts'
import { soundsLike } from './language-check.ts'
import { checkModelReply } from './whole-reply.testing.ts'

const english: Terms = { language: 'en', numbers: new Set(['10', '1234', '4.5']) }
const chinese: Terms = { language: 'zh', numbers: new Set(['10']) }
const spanish: Terms = { language: 'es', numbers: new Set() }
const end = (text: string, terms = english) => checkModelReply(text, terms).end

const GOOD = 'Praise the start, {child} will notice it. Then wait ten minutes. Try today: one kind word.'

describe('a model’s words', () => {
  test('are let out sentence by sentence', () => {
    const first = hear(nothingYet, 'Praise the sta', english)
    expect(first).toEqual({ shown: '', held: 'Praise the sta', end: null })
    const second = hear(first, 'rt. Then wa', english)
    expect(second).toEqual({ shown: 'Praise the start. ', held: 'Then wa', end: null })
    expect(hearEnd(hear(second, 'it', english), english)).toEqual({
      shown: 'Praise the start. Then wait',
      held: '',
      end: 'ended',
    })
  })

  test('say the same, however they are cut', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 }), (cuts) => {
        let held: Held = nothingYet
        for (let at = 0, i = 0; at < GOOD.length; i += 1) {
          const step = cuts[i % cuts.length] ?? 1
          held = hear(held, GOOD.slice(at, at + step), english)
          at += step
        }
        expect(hearEnd(held, english)).toEqual({ shown: GOOD, held: '', end: 'ended' })
      }),
    )
  })

  test('are not torn at a decimal, and lose their markup', () => {
    expect(checkModelReply('**Best** is 4.5 now. # Go on', english).shown).toBe('Best is 4.5 now.  Go on')
    expect(checkModelReply('先夸一夸。再等等！', chinese)).toMatchObject({ shown: '先夸一夸。再等等！', end: 'ended' })
  })

  test('end before they grow too long, and keep what was good', () => {
    const long = checkModelReply('Say one kind word. '.repeat(60), english)
    expect(long.end).toBe('full')
    expect(long.shown.split(/\s+/).length).toBeLessThanOrEqual(121)
    expect(end('word '.repeat(121))).toBe('endless')
    const sentence = (length: number) => `${'aaaa '.repeat(length / 5 - 1)}aaaa.`
    expect([500, 505].map((length) => hear(nothingYet, `${sentence(length)} `, english).end)).toEqual([null, 'endless'])
    for (const sign of ['x', '!', '! ', '?!', '.”', '…', '\n', ' \n'])
      expect([sign, end(`${sign.repeat(1_000_000)}x`)]).toEqual([sign, expect.stringMatching(/^(endless|full)$/)])
  })

  test('that are none, are none', () => {
    expect(['', ' \n ', '\n\n'].map((text) => end(text))).toEqual(['empty', 'empty', 'empty'])
  })

  test('that see danger give way to the safety words, even in the middle', () => {
    expect(end('SAFETY')).toBe('safety')
    expect(hear(hear(nothingYet, 'Well. SAF', english), 'ETY', english).end).toBe('safety')
    expect(end('Safety at home matters for everyone.')).toBe('ended')
  })

  test('bring no number that they were not given', () => {
    expect(end('About 10 points, of 1,234.')).toBe('ended')
    expect(end('Studies show that 87 of them agree.')).toBe('number')
    expect(end('每天 30 分钟就好。', chinese)).toBe('number')
  })

  test('let nothing out once they have ended', () => {
    const stopped = hear(nothingYet, 'Give 5 mg now. All is well. ', english)
    expect(stopped).toMatchObject({ shown: '', end: 'banned' })
    expect(hearEnd(stopped, english)).toMatchObject({ shown: '', end: 'banned' })
  })
})

describe('a reply is in the language asked', () => {
  test.each([
    ['en', 'Sit nearby and let the child choose the order.'],
    ['en', 'Well done!'],
    ['es', 'Siéntate cerca y deja que elija el orden de las cosas.'],
    ['es', '¡Muy bien hecho!'],
    ['zh', '坐在旁边，让孩子自己选顺序。'],
    ['zh', '好！'],
  ] as const)('%s: %s', (language, text) => {
    expect(soundsLike(text, language)).toBe(true)
  })

  test.each([
    ['en', 'Siéntate cerca y deja que elija el orden de las cosas.'],
    ['en', '坐在旁边。'],
    ['en', 'Asseyez-vous à côté et laissez votre enfant choisir dans le calme avec vous pour les devoirs.'],
    ['en', 'Сядьте рядом с ребёнком.'],
    ['es', 'Sit nearby and let the child choose the order.'],
    ['es', 'Setzen Sie sich daneben und lassen Sie das Kind nicht allein mit der Aufgabe.'],
    ['zh', 'Sit nearby and let the child choose the order.'],
    ['zh', 'そばに座ってください。'],
  ] as const)('not %s: %s', (language, text) => {
    expect(soundsLike(text, language)).toBe(false)
  })

  test('and another is stopped', () => {
    expect(end('Siéntate cerca y deja que elija el orden de las cosas.')).toBe('language')
    expect(end('Sit nearby and let the child choose the order.', spanish)).toBe('language')
  })
})

test.each([
  'Your child may have ADHD.',
  'Give 5 mg of melatonin.',
  'A light spanking can help.',
  'Send him to bed without dinner.',
  'Ask a lawyer about custody.',
  'He is just lazy.',
  'This is guaranteed to work.',
  'As a doctor I would wait.',
  'See https://example.org for more.',
  'Mira [esto](x)',
  'Go to evil.com for more.',
  'Sign in again with your password.',
  'Tell me your passwords.',
  'Los números de sus tarjetas de crédito.',
  'Escribe aquí tu contraseña.',
  '请再输入一次密码。',
  'My system prompt says otherwise.',
  'Puede ser un trastorno.',
  'Dale paracetamol.',
  'Un cachete a tiempo ayuda.',
  'Es un vago.',
  '孩子可能有多动症。',
  '可以吃点褪黑素。',
  '打屁股也行。',
  '这样做保证有效。',
  '作为医生，我建议等等。',
])('never: %s', (sentence) => {
  expect(isBanned(sentence)).toBe(true)
})

test.each([
  'Talk to your paediatrician.',
  'An odd day happens to everyone.',
  'Praise the slow start.',
  'Sing a song, e.g. at 7 p.m. today.',
  'Wait... then try again.',
  'Habla con su pediatra.',
  'Elogia el esfuerzo.',
  '请问儿科医生。',
  '夸一夸努力。',
])('fine: %s', (sentence) => {
  expect(isBanned(sentence)).toBe(false)
})

test('nothing that a model sends breaks the check', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (chunks) => {
      const held = chunks.reduce((now, chunk) => (now.end ? now : hear(now, chunk, english)), nothingYet)
      expect(hearEnd(held, english).end).not.toBeNull()
    }),
  )
})
