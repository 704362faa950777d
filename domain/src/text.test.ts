import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { id, line, lineOrNothing, prose } from './text.ts'

const said = (schema: z.ZodMiniType<string>, text: unknown) => {
  const read = schema.safeParse(text)
  return read.success ? read.data : read.error.issues[0]?.message
}
const name = line('child_name_required')

describe('one line', () => {
  test('loses the spaces around it and keeps those within', () => {
    expect(said(name, '  Ana  María \n')).toBe('Ana  María')
    expect(said(name, '\u00a0\u3000米娅\ufeff')).toBe('米娅')
  })

  test.each(['', ' ', '\t\n', '\u00a0', '\u200b', '\u200d\u2060', '\ufe0f', undefined, null, 5, ['Mia'], {}])(
    'must say something: %j does not',
    (text) => {
      expect(said(name, text)).toBe('child_name_required')
    },
  )

  test('holds any script, emoji and families of emoji', () => {
    const names = ['Zoë', 'ليلى', 'दीया', '小芽', '👨‍👩‍👧‍👦', '🏳️‍🌈', '1', '?', "D'Arcy-Núñez", '𝒜𝓃𝒶', '🇪🇸']
    expect(names.map((text) => said(name, text))).toEqual(names)
  })

  test('has 100 characters at most; an emoji is one, and a family of four, joined by three marks, is seven', () => {
    expect(said(name, 'a'.repeat(100))).toHaveLength(100)
    expect(said(name, 'a'.repeat(101))).toBe('too_long')
    expect([...said(name, '👶'.repeat(100))!]).toHaveLength(100)
    expect(said(name, '👶'.repeat(101))).toBe('too_long')
    expect([...said(name, '👨‍👩‍👧‍👦'.repeat(14))!]).toHaveLength(98)
    expect(said(name, '👨‍👩‍👧‍👦'.repeat(15))).toBe('too_long')
    expect(said(name, ` ${'a'.repeat(100)} `)).toHaveLength(100)
  })

  test.each(['a\0b', 'a\u0007b', 'a\nb', 'a\tb', 'a\u007fb', 'a\u0085b', 'a\u2028b', 'a\ud800b', '\udc00\ud800'])(
    'holds nothing that cannot be kept on it: %j',
    (text) => {
      expect(said(name, text)).toBe('unreadable_text')
    },
  )
})

describe('prose', () => {
  test('may be empty and may have several lines', () => {
    expect(said(prose(), '   ')).toBe('')
    expect(said(prose(), ' We went\n\tto the sea.\r\n')).toBe('We went\n\tto the sea.')
  })

  test.each(['\u200b\u200b', ' \u200b\n\u200e', '\u2060', '\ufe0f', '\u0301'])(
    'is empty when nothing of it is seen: %j',
    (text) => {
      expect(said(prose(), text)).toBe('')
      expect(said(lineOrNothing(40), text)).toBe(text.includes('\n') ? 'unreadable_text' : '')
    },
  )

  test('keeps what shows nothing among what does, and an emoji that is not known yet', () => {
    const texts = ['👨‍👩‍👧', 'می\u200cخواهم', '\u200eשלום', '🏳️', '\u{1fae9}', '\u{1faff}']
    expect(texts.map((text) => said(prose(), text))).toEqual(texts)
  })

  test.each(['a\0b', 'a\u001bb', 'a\ud83db', 'a\u0090b'])('holds nothing that cannot be kept: %j', (text) => {
    expect(said(prose(), text)).toBe('unreadable_text')
  })

  test('is 2,000 long at most', () => {
    expect(said(prose(), '字'.repeat(2000))).toHaveLength(2000)
    expect(said(prose(), '字'.repeat(2001))).toBe('too_long')
  })
})

test('an id is a short word and nothing else', () => {
  const fits = (text: unknown) => id.safeParse(text).success
  expect(['0198c0de-0000-7000-8000-000000000000', 'a', '_-', 'a'.repeat(64)].filter(fits)).toHaveLength(4)
  expect(['', 'a'.repeat(65), 'a b', 'a\n', '../a', 'a%00', 'é', '\0', 1, null].filter(fits)).toEqual([])
})
