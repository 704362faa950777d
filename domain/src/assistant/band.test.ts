import { describe, expect, test } from 'vitest'
import { ageOn, bandOf, from, orUnknown } from './band.ts'

describe('the band of a child', () => {
  test.each([
    [0, '1-3'],
    [3, '1-3'],
    [4, '4-5'],
    [5, '4-5'],
    [6, '6-8'],
    [8, '6-8'],
    [9, '9-12'],
    [12, '9-12'],
    [13, '13-17'],
    [18, '13-17'],
    [null, 'unknown'],
  ])('of %s years is %s', (age, band) => {
    expect(bandOf(age)).toBe(band)
  })

  test('from six on leaves out the younger and those of unknown age', () => {
    expect(from(6)).toEqual(['6-8', '9-12', '13-17'])
    expect(orUnknown(from(13))).toEqual(['13-17', 'unknown'])
  })
})

describe('the age on a day', () => {
  const born = (birthday: string, today: string) => ageOn(today, { age: 99, birthday })

  test('follows the birthday, whatever age was typed in', () => {
    expect(born('2020-03-29', '2026-03-28')).toBe(5)
    expect(born('2020-03-29', '2026-03-29')).toBe(6)
    expect(born('2020-02-29', '2027-02-28')).toBe(6)
    expect(born('2020-02-29', '2027-03-01')).toBe(7)
    expect(born('2027-01-01', '2026-12-31')).toBe(0)
  })

  test('is what was typed in, or unknown, where there is no birthday', () => {
    expect(ageOn('2026-01-01', { age: 7, birthday: null })).toBe(7)
    expect(ageOn('2026-01-01', { age: null, birthday: null })).toBeNull()
  })
})
