import { expect, test } from 'vitest'
import { clip, clipName, fill, type Values } from './fill.ts'
import { textsIn } from './texts.ts'

const filled = (text: string, values: Values, language: 'en' | 'zh' | 'es' = 'en') =>
  fill(text, values, textsIn(language).frame, language)
const points = (count: number) => ({ points: { unit: 'points', count } }) as const

test('amounts are counted as the language counts', () => {
  expect(filled('{points}.', points(1))).toBe('1 point.')
  expect(filled('{points}.', points(-5))).toBe('-5 points.')
  expect(filled('{points}.', points(1234))).toBe('1,234 points.')
  expect(filled('{points}.', points(1), 'es')).toBe('1 punto.')
  expect(filled('{points}起，攒了{points}（{points}）', points(40), 'zh')).toBe('40 积分起，攒了 40 积分（40 积分）')
  expect(filled('{best}', { best: 12.34 }, 'es')).toBe('12,3')
})

test('a title is never taken for a text with holes', () => {
  const values: Values = { habit: { title: '{child} $& $1 {habit}' }, child: 'Mia' }
  expect(filled('“{habit}” of {child}', values)).toBe('“{child} $& $1 {habit}” of Mia')
  expect(filled('{toString} {gone}', {})).toBe('{toString} {gone}')
})

test('a long title is cut between letters, not within one', () => {
  expect(clip('😀'.repeat(9), 5)).toBe('😀😀😀😀…')
  expect(clip('  a \n b  ', 5)).toBe('a b')
  expect(clip('Read 👨‍👩‍👧 again', 8)).toBe('Read…')
  expect(clip('Read 👨‍👩‍👧 again', 11)).toBe('Read 👨‍👩‍👧…')
  expect(clip('cafe\u0301 olé', 5)).toBe('caf…')
  expect(clip('x '.repeat(15), 40)).toBe('x x x x x x x x x x x x x x x')
  expect(clip('x '.repeat(16), 40)).toBe('x x x x x x x x x x x x x x x…')
  expect(filled('{x}', { x: { title: 'y'.repeat(99) } })).toHaveLength(40)
})

test.each([
  ['Mia', 'Mia'],
  ['Maximiliana Alexandra', 'Maximiliana'],
  ['Juan Pablo Alejandros Ruiz', 'Juan Pablo'],
  ['Maria del Carmen Ruiz Gil', 'Maria del Carmen'],
  ['María del Carmen y José', 'María del Carmen'],
  ['Ana De la Maximiliana', 'Ana'],
  ['De la Maximilianaalexandrina', 'De la Maximilianaal…'],
  ['محمد أبو عبدالرحمانعبدالله', '\u2068محمد\u2069'],
  ['Maximiliana', 'Maximiliana'],
  ['A B C D E', 'A B C D'],
  ['Maximilianaalexandrina', 'Maximilianaalexandr…'],
  ['欧阳小小小小小小小小小小', '欧阳小小小小小小小…'],
])('%s is called %s', (name, called) => {
  expect(clipName(name, 'en')).toBe(called)
})

test.each([
  ['Maximiliana', 'Maximiliana'],
  ['Juan Pablo Alejandros', 'Juan Pablo'],
  ['María del Carmen y José', 'María'],
  ['Maria de los Angeles', 'Maria'],
  ['Maximilianaalexandrina', 'Maximilian…'],
  ['欧阳小小小小小小小小小小', '欧阳小小小小小小小…'],
  ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦…'],
])('in Chinese %s is called %s', (name, called) => {
  expect(clipName(name, 'zh')).toBe(called)
})

test('a name that is cut ends a sentence with three dots', () => {
  expect(filled('Hello, {child}. Well?', { child: clipName('Maximilianaalexandrina', 'en') })).toBe(
    'Hello, Maximilianaalexandr… Well?',
  )
})
