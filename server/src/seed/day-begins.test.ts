import { expect, test } from 'vitest'
import { dayBegins } from './life.ts'

test.each([
  ['Pacific/Kiritimati', 0, '2026-03-28T10:00:00.000Z'],
  ['Pacific/Pago_Pago', 0, '2026-03-29T11:00:00.000Z'],
  ['Asia/Kathmandu', 0, '2026-03-28T18:15:00.000Z'],
  ['Europe/Madrid', 0, '2026-03-28T23:00:00.000Z'],
  ['Europe/Madrid', 4, '2026-03-29T02:00:00.000Z'],
  ['Etc/UTC', 0, '2026-03-29T00:00:00.000Z'],
] as const)('the day that the clocks change begins on time in %s, at %i', (timeZone, dayStartsAt, instant) => {
  expect(new Date(dayBegins('2026-03-29', { timeZone, dayStartsAt })).toISOString()).toBe(instant)
})
