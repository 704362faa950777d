import { describe, expect, test } from 'vitest'
import { bandOf, from, orUnknown } from './band.ts'

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
