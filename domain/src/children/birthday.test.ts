import { describe, expect, test } from 'vitest'
import { nearBirthday } from './birthday.ts'

test.each([
  ['a week before', '2026-11-13', 7],
  ['the day before', '2026-11-19', 1],
  ['on the day', '2026-11-20', 0],
])('a birthday is spoken of %s', (_, today, inDays) => {
  expect(nearBirthday('2019-11-20', today)).toEqual({ day: '2026-11-20', inDays, turns: 7 })
})

test.each([
  ['eight days before', '2026-11-12'],
  ['the day after', '2026-11-21'],
])('not %s', (_, today) => {
  expect(nearBirthday('2019-11-20', today)).toBeUndefined()
})

test('it is near across the turn of the year', () => {
  expect(nearBirthday('2020-01-03', '2026-12-29')).toEqual({ day: '2027-01-03', inDays: 5, turns: 7 })
})

test('the day of being born is no birthday yet, and the first year is', () => {
  expect(nearBirthday('2026-11-20', '2026-11-20')).toBeUndefined()
  expect(nearBirthday('2026-11-20', '2027-11-20')).toMatchObject({ turns: 1 })
})

describe('29 February', () => {
  test('is itself in a leap year', () => {
    expect(nearBirthday('2020-02-29', '2028-02-28')).toEqual({ day: '2028-02-29', inDays: 1, turns: 8 })
    expect(nearBirthday('2020-02-29', '2028-02-29')).toMatchObject({ inDays: 0 })
    expect(nearBirthday('2020-02-29', '2028-03-01')).toBeUndefined()
  })

  test('is the last day of February in another', () => {
    expect(nearBirthday('2020-02-29', '2027-02-28')).toEqual({ day: '2027-02-28', inDays: 0, turns: 7 })
    expect(nearBirthday('2020-02-29', '2027-02-21')).toMatchObject({ inDays: 7 })
    expect(nearBirthday('2020-02-29', '2027-03-01')).toBeUndefined()
  })

  test('a century that is no leap year has none either', () => {
    expect(nearBirthday('2096-02-29', '2100-02-27')).toMatchObject({ day: '2100-02-28' })
    expect(nearBirthday('1996-02-29', '2000-02-27')).toMatchObject({ day: '2000-02-29' })
  })
})
