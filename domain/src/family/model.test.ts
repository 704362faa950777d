import { expect, test } from 'vitest'
import { familyChange } from './model.ts'

const complaint = (change: unknown) => {
  const read = familyChange.safeParse(change)
  return read.success ? undefined : (read.error.issues[0]?.message ?? '')
}

test('each setting can be changed by itself', () => {
  for (const change of [{}, { timeZone: 'Asia/Shanghai' }, { dayStartsAt: 4 }, { keepBalancesAtZero: true }])
    expect(familyChange.parse(change)).toEqual(change)
})

test('the day begins at a whole hour from midnight to six', () => {
  for (const dayStartsAt of [0, 1, 2, 3, 4, 5, 6]) expect(complaint({ dayStartsAt })).toBeUndefined()
  for (const dayStartsAt of [-1, 7, 1.5, '4', null, 1e400, Number.NaN, [4]])
    expect(complaint({ dayStartsAt })).toBe('day_starts_at_range')
})

test('a time zone is one that the calendar knows', () => {
  for (const timeZone of ['Mars/Olympus', '', null, 1, {}]) expect(complaint({ timeZone })).toBe('time_zone_unknown')
})

test('a switch is on or off, and nothing that looks like it', () => {
  for (const keepBalancesAtZero of ['true', 1, 0, null, 'on']) expect(complaint({ keepBalancesAtZero })).toBeDefined()
})

test('the country of the emergency numbers is two capital letters, or nothing', () => {
  for (const emergencyCountry of ['ES', 'US', 'CN', 'FR', null])
    expect(familyChange.parse({ emergencyCountry })).toEqual({ emergencyCountry })
  for (const emergencyCountry of ['', 'es', 'ESP', 'E', 'E1', ' ES', 'ES\n', 'ÑÑ', 34, true, {}])
    expect(complaint({ emergencyCountry })).toBeDefined()
})

test('what nobody may set is not taken over', () => {
  expect(familyChange.parse({ id: 'mine', today: '2030-01-01' })).toEqual({})
  for (const change of [null, [], 'x', 5]) expect(complaint(change)).toBeDefined()
})
