import { describe, expect, test } from 'vitest'
import { habit, quiet } from '../facts/facts.testing.ts'
import { modelRequest } from '../outside/request.ts'
import { ask, text } from '../reply/asking.testing.ts'
import { EXAMPLES } from './examples.ts'
import { habitNamedIn } from './named-habit.ts'
import { UNSEEN } from './unseen.testing.ts'

const titles = [
  ...(['Brush teeth', 'Read for 20 minutes', 'Piano', 'Make bed', 'Help'] as const),
  ...(['Cepillarse los dientes', 'Recoger los juguetes', 'Leer un cuento cada noche'] as const),
  ...(['每天刷牙', '睡前阅读 15 分钟', '整理书包', '读书', '多喝水'] as const),
]
const habits = titles.map((title) => ({ ...habit, title }))
const named = (message: string) => habitNamedIn(message, habits)?.title

describe('a message names a habit', () => {
  test.each([
    ['How do I get Mia to brush her teeth?', 'Brush teeth'],
    ['She fights me about brushing my little girl’s teeth', undefined],
    ['teeth brushing is a battle', 'Brush teeth'],
    ['he hates practising the piano', 'Piano'],
    ['She never makes her bed', 'Make bed'],
    ['how do I make her go to bed', undefined],
    ['¿Cómo logro que se cepille los dientes?', 'Cepillarse los dientes'],
    ['No quiere recoger sus juguetes', 'Recoger los juguetes'],
    ['怎么让她好好刷牙', '每天刷牙'],
    ['他不肯自己整理书包', '整理书包'],
    ['孩子不爱喝水', '多喝水'],
    ['他不想读，书包也乱', undefined],
    ['she is not reading any more', undefined],
    ['can you help me?', undefined],
    ['she is never ready in the morning', undefined],
    ['no le gusta la sopa', undefined],
    ['多少分钟合适', undefined],
    ['', undefined],
  ])('%s', (message, title) => {
    expect(named(message)).toBe(title)
  })

  test('the one that says most of it is meant', () => {
    const both = ['Teeth', 'Brush teeth'].map((title) => ({ ...habit, title }))
    expect(habitNamedIn('brush her teeth', both)?.title).toBe('Brush teeth')
  })

  test.each(['', ' ', '…', '20', 'every day', '每天', '()*+?[\\', '{child}'])('none is called %j', (title) => {
    expect(habitNamedIn('every day (20) * 每天 of \\ the …', [{ ...habit, title }])).toBeUndefined()
  })
})

/** What is left of them without how and when stands in any message. */
const vague = [
  ...[
    'Read',
    'Get up',
    'Get up on time',
    'Say hi',
    'Thank you',
    'Be kind',
    'Help at home',
    'Do it alone',
    'Take a bath',
  ],
  ...['Nadar', 'Parar', 'Leer', 'Ayudar en casa', 'Dar las gracias', 'Hacer la cama solo', '每天', '坚持'],
]

test.each(vague)('%s names itself in nothing that parents were heard to say', (title) => {
  const said = [...EXAMPLES, ...UNSEEN].map(([message]) => message)
  expect(said.filter((message) => habitNamedIn(message, [{ ...habit, title }]))).toEqual([])
})

describe('the reply begins with it', () => {
  const kept = { ...habit, title: 'Brush teeth', run: 4, longest: 9, daysSinceCheckIn: 1 }
  const piano = { ...habit, title: 'Piano', run: 30, longest: 31, daysSinceCheckIn: 5 }
  const first = (message: string, ...habits: (typeof habit)[]) =>
    ask(message, { facts: { ...quiet, habits } }).parts[0]?.text

  test.each([
    ['How do I get Mia to brush her teeth?', kept, '“Brush teeth”: a streak of 4 days now; the longest was 9 days.'],
    ['What is her streak for brushing teeth?', kept, '“Brush teeth”: a streak of 4 days now; the longest was 9 days.'],
    ['brush teeth', { ...kept, run: 9 }, '“Brush teeth”: a streak of 9 days now, the longest so far.'],
    ['brush teeth', { ...kept, run: 0 }, '“Brush teeth”: kept on 9 of the last 14 days.'],
    [
      'How do I build the habit of origami?',
      { ...kept, title: 'Origami', last14: 13 },
      '“Origami”: kept on 13 of the last 14 days.',
    ],
  ])('%s', (message, about, text) => {
    expect(first(message, piano, about)).toBe(text)
  })

  test.each([
    ['when it has hardly begun', 'How do I get Mia to brush her teeth?', { ...kept, run: 1, last14: 4, first7: null }],
    ['when it was hardly kept', 'How do I get Mia to brush her teeth?', { ...kept, run: 0, last14: 2 }],
    ['where a parent is sad', 'She is so sad about her origami', { ...kept, title: 'Origami' }],
    ['where it would contradict', 'He keeps hitting his little brother', { ...kept, title: 'No hitting' }],
    ['where something may be serious', 'There is blood when she brushes her teeth', kept],
    ['where the rest was not understood', 'she never smiles any more', { ...kept, title: 'Smile' }],
  ])('not %s', (_, message, about) => {
    expect(text(ask(message, { facts: { ...quiet, habits: [about] } }))).not.toContain(`“${about.title}”`)
  })

  test('and a model is given the advice on it, and on no other', () => {
    const facts = {
      ...quiet,
      habits: [
        { ...piano, title: 'Flute' },
        { ...kept, title: 'Origami', last14: 13 },
      ],
    }
    const asked = {
      message: 'How do I build the habit of origami?',
      language: 'en',
      facts,
      recentTips: [],
    } as const
    expect(modelRequest(asked).user).toContain('"rules":["H4"]')
    expect(modelRequest(asked).user).not.toMatch(/Flute|"title"/)
  })
})
