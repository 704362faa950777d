import { describe, expect, test } from 'vitest'
import { AVATARS, newChild } from './model.ts'

const complaint = (child: object) => {
  const read = newChild.safeParse({ name: 'Mia', ...child })
  return read.success ? undefined : read.error.issues[0]?.message
}

describe('a child', () => {
  test('needs a name and nothing else', () => {
    expect(newChild.parse({ name: ' Mia ' })).toEqual({ name: 'Mia' })
    expect(complaint({ name: ' ' })).toBe('child_name_required')
    expect(complaint({ name: undefined })).toBe('child_name_required')
    expect(complaint({ age: null, gender: null, birthday: null, avatarUrl: null })).toBeUndefined()
  })

  test('is 0 to 18 years old, in whole years', () => {
    for (const age of [0, 1, 17, 18, -0]) expect(complaint({ age })).toBeUndefined()
    for (const age of [-1, 19, 1.5, 1e400, Number.NaN, '7', true, [], 2 ** 53])
      expect(complaint({ age })).toBe('age_range')
  })

  test('is a boy, a girl, or not said', () => {
    for (const gender of ['boy', 'girl', null, undefined]) expect(complaint({ gender })).toBeUndefined()
    for (const gender of ['', 'Boy', 'other', 1]) expect(complaint({ gender })).toBeDefined()
  })

  test('has a birthday that is a day of the calendar, of our time', () => {
    for (const birthday of ['2018-02-28', '2020-02-29', '1900-01-01']) expect(complaint({ birthday })).toBeUndefined()
    expect(complaint({ birthday: '1899-12-31' })).toBe('birthday_range')
    for (const birthday of ['2019-02-29', '2018-2-1', '01/02/2018', '2018-02-01T00:00:00Z', '', 0, '-002018-01-01'])
      expect(complaint({ birthday })).toBeDefined()
  })

  test('has one emoji as its picture, of the twelve or any other', () => {
    expect(Object.keys(AVATARS)).toHaveLength(12)
    for (const avatarUrl of [...Object.values(AVATARS), '👶', '👨‍👩‍👧‍👦', '🏳️‍🌈', '🇪🇸'])
      expect(complaint({ avatarUrl })).toBeUndefined()
    for (const avatarUrl of ['', 'a', '👶👶', ' 👶', 'https://example.org/a.png', 'javascript:alert(1)', '1', '\ud83d'])
      expect(complaint({ avatarUrl })).toBe('invalid')
  })
})
