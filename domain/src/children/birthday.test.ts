import { describe, expect, test } from 'vitest'
import { ageOn, nearBirthday, nextBirthday } from './birthday.ts'

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

test('the next one is today, or up to a year away', () => {
  expect(nextBirthday('2020-03-29', '2026-03-29').inDays).toBe(0)
  expect(nextBirthday('2020-03-28', '2026-03-29').inDays).toBe(364)
})

describe('the age on a day', () => {
  const born = (birthday: string, today: string) => ageOn(today, { age: 99, birthday })

  test('follows the birthday, whatever age was typed in', () => {
    expect(born('2020-03-29', '2026-03-28')).toBe(5)
    expect(born('2020-03-29', '2026-03-29')).toBe(6)
    expect(born('2026-03-29', '2026-03-29')).toBe(0)
    expect(born('2026-03-29', '2027-03-28')).toBe(0)
  })

  test('grows on the last day of February for whoever was born on the 29th', () => {
    expect(born('2020-02-29', '2027-02-27')).toBe(6)
    expect(born('2020-02-29', '2027-02-28')).toBe(7)
    expect(born('2020-02-29', '2028-02-28')).toBe(7)
    expect(born('2020-02-29', '2028-02-29')).toBe(8)
  })

  test('is never below nothing: a family that moved west may live in the day before', () => {
    expect(born('2027-01-01', '2026-12-31')).toBe(0)
  })

  test('is what was typed in, or unknown, where there is no birthday', () => {
    expect(ageOn('2026-01-01', { age: 7, birthday: null })).toBe(7)
    expect(ageOn('2026-01-01', { age: null, birthday: null })).toBeNull()
  })
})
