import { describe, expect, test } from 'vitest'
import { newId } from './id.ts'

const UUID7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const times = (count: number, now: (turn: number) => Date) =>
  Array.from({ length: count }, (_, turn) => newId(now(turn)))
const noon = Date.parse('2026-03-29T12:00:00Z')

describe('an id', () => {
  test('is a UUID of the seventh kind that says when it was made', () => {
    const id = newId(new Date('2126-01-01T00:00:00.123Z'))
    expect(id).toMatch(UUID7)
    expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(Date.parse('2126-01-01T00:00:00.123Z'))
  })

  test.each([
    ['in one moment', () => new Date(noon)],
    ['as time goes on', (turn: number) => new Date(noon + turn)],
    ['while the clock is put back', (turn: number) => new Date(noon - turn * 1000)],
    ['while the clock jumps', (turn: number) => new Date(noon + (turn % 7) * 3_600_000)],
  ])('comes after the one before and is never the same, %s', (_, now) => {
    const ids = times(20_000, now)
    expect([...ids].sort()).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) if (!UUID7.test(id)) expect(id).toMatch(UUID7)
  })

  test('cannot be guessed from the one before', () => {
    const tails = times(1000, () => new Date(noon)).map((id) => id.slice(19))
    expect(new Set(tails).size).toBe(tails.length)
  })
})
