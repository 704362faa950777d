import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type DayFrame, daysBetween, familyDay, isTimeZone, localDate, weekStart } from './calendar.ts'

const HOUR = 3_600_000
// There clocks go back past a full hour of the night (from 3:45, or by two hours and more). If the family's day begins
// at that very hour, a last bit of yesterday comes again once a year.
const zones = Intl.supportedValuesOf('timeZone').filter((zone) => !/^Antarctica\/|^Pacific\/Chatham$/.test(zone))
const hours = [0, 1, 2, 3, 4, 5, 6]

const walls = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
)
/** 'YYYY-MM-DD HH:MM:SS' as the family's clock shows it: told by another formatter than the one under test. */
const wall = (time: number, { timeZone }: DayFrame) => walls.get(timeZone)?.format(time) ?? ''
const on = (time: number | string, frame: DayFrame) => familyDay(new Date(time), frame)

const frames: fc.Arbitrary<DayFrame> = fc.record({
  timeZone: fc.constantFrom(...zones),
  dayStartsAt: fc.constantFrom(...hours),
})
const instants = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2037, 11) })
const days = fc.integer({ min: -20_000, max: 40_000 }).map((day) => addDays('2000-01-01', day))

/** The first instant of a test's seconds at which something holds that did not hold at the beginning. */
function firstSecond(from: number, to: number, holds: (time: number) => boolean): number {
  if (to - from <= 1000) return to
  const middle = from + Math.floor((to - from) / 2000) * 1000
  return holds(middle) ? firstSecond(from, middle, holds) : firstSecond(middle, to, holds)
}

describe('the day of a family', () => {
  test('is the date on its wall, or the one before while its day has not begun', () => {
    fc.assert(
      fc.property(instants, frames, (time, frame) => {
        const [date = '', clock = ''] = wall(time, frame).split(' ')
        expect(on(time, frame)).toBe(Number(clock.slice(0, 2)) < frame.dayStartsAt ? addDays(date, -1) : date)
      }),
      { numRuns: 2000 },
    )
  })

  test('changes in the very second in which the clock reaches its hour, or jumps over it', () => {
    fc.assert(
      fc.property(instants, frames, (time, frame) => {
        const since = Math.floor(time / 1000) * 1000
        const today = on(since, frame)
        const change = firstSecond(since, since + 26 * HOUR, (later) => on(later, frame) !== today)
        const begins = `${addDays(today, 1)} 0${frame.dayStartsAt}:00:00`
        expect(on(change, frame)).toBe(addDays(today, 1))
        expect(wall(change - 1000, frame) < begins).toBe(true)
        expect(wall(change, frame) >= begins).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('never goes back as time goes on', () => {
    fc.assert(
      fc.property(instants, fc.nat(40 * HOUR), frames, (time, later, frame) => {
        expect(on(time + later, frame) >= on(time, frame)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('goes on by one day at a time through every clock change of every country', () => {
    const offset = (time: number, timeZone: string) => Date.parse(`${wall(time, { timeZone, dayStartsAt: 0 })}Z`) - time
    for (const timeZone of zones) {
      for (let week = Date.UTC(2026, 0); week < Date.UTC(2027, 0); week += 7 * 24 * HOUR) {
        const before = offset(week, timeZone)
        if (offset(week + 7 * 24 * HOUR, timeZone) === before) continue
        const change = firstSecond(week, week + 7 * 24 * HOUR, (time) => offset(time, timeZone) !== before)
        for (const dayStartsAt of hours) expectSteps({ timeZone, dayStartsAt }, change - 4 * HOUR, change + 4 * HOUR)
      }
    }
  })
})

function expectSteps(frame: DayFrame, from: number, to: number) {
  let last = on(from, frame)
  for (let time = from; time <= to; time += HOUR / 4) {
    const today = on(time, frame)
    if (today !== last) expect([frame, today]).toEqual([frame, addDays(last, 1)])
    last = today
  }
}

describe('the day of a family that lives in', () => {
  test.each([
    ['Kiritimati, where it is tomorrow first', 'Pacific/Kiritimati', 0, '2026-03-28T10:00:00Z', '2026-03-29'],
    ['Kiritimati, a second before', 'Pacific/Kiritimati', 0, '2026-03-28T09:59:59Z', '2026-03-28'],
    ['Pago Pago, where it is yesterday last', 'Pacific/Pago_Pago', 0, '2026-03-29T10:59:59Z', '2026-03-28'],
    ['Pago Pago, a second after', 'Pacific/Pago_Pago', 0, '2026-03-29T11:00:00Z', '2026-03-29'],
    ['Shanghai at 23:59:59', 'Asia/Shanghai', 0, '2026-11-20T15:59:59Z', '2026-11-20'],
    ['Shanghai at 00:00:01', 'Asia/Shanghai', 0, '2026-11-20T16:00:01Z', '2026-11-21'],
    ['Shanghai at 00:40, days begin at 4', 'Asia/Shanghai', 4, '2026-11-20T16:40:00Z', '2026-11-20'],
    ['Shanghai at 04:00, days begin at 4', 'Asia/Shanghai', 4, '2026-11-20T20:00:00Z', '2026-11-21'],
    ['Madrid, before the hour that is left out', 'Europe/Madrid', 2, '2026-03-29T00:59:59Z', '2026-03-28'],
    ['Madrid, after the hour that is left out', 'Europe/Madrid', 2, '2026-03-29T01:00:00Z', '2026-03-29'],
    ['Madrid, in the hour that comes twice, first', 'Europe/Madrid', 2, '2026-10-25T00:30:00Z', '2026-10-25'],
    ['Madrid, in the hour that comes twice, again', 'Europe/Madrid', 2, '2026-10-25T01:30:00Z', '2026-10-25'],
    ['Madrid, days begin at 3, the hour twice', 'Europe/Madrid', 3, '2026-10-25T01:59:59Z', '2026-10-24'],
    ['Madrid, days begin at 3, then', 'Europe/Madrid', 3, '2026-10-25T02:00:00Z', '2026-10-25'],
    ['Lord Howe, before its half hour', 'Australia/Lord_Howe', 2, '2026-10-03T15:29:59Z', '2026-10-03'],
    ['Lord Howe, after its half hour', 'Australia/Lord_Howe', 2, '2026-10-03T15:30:00Z', '2026-10-04'],
    ['Samoa, over the day it left out', 'Pacific/Apia', 0, '2011-12-30T10:00:00Z', '2011-12-31'],
  ])('%s', (_, timeZone, dayStartsAt, time, day) => {
    expect(on(time, { timeZone, dayStartsAt })).toBe(day)
  })
})

test('the week of a day begins on the Sunday that it is, or that was last', () => {
  fc.assert(
    fc.property(days, (day) => {
      const start = weekStart(day)
      expect(new Date(start).getUTCDay()).toBe(0)
      expect(daysBetween(start, day)).toBeGreaterThanOrEqual(0)
      expect(daysBetween(start, day)).toBeLessThanOrEqual(6)
    }),
  )
  expect(weekStart('2026-03-29')).toBe('2026-03-29')
  expect(weekStart('2026-04-04')).toBe('2026-03-29')
})

test('days counted forward are counted back', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -1000, max: 1000 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count)
      expect(addDays(addDays(day, count), -count)).toBe(day)
    }),
  )
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
})

test('a day is a day of the calendar', () => {
  const fits = (text: unknown) => localDate.safeParse(text).success
  expect(['2026-03-29', '2028-02-29'].filter(fits)).toHaveLength(2)
  const nonsense = [
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-3-9',
    '26-03-09',
    '2026-03-29T00:00Z',
    ' 2026-03-29',
    '',
  ]
  expect([...nonsense, 20260329, null].filter(fits)).toEqual([])
})

test('a time zone is one that the calendar knows', () => {
  expect(['Europe/Madrid', 'Asia/Kolkata', 'Asia/Calcutta', 'America/Argentina/Ushuaia', 'UTC'].every(isTimeZone)).toBe(
    true,
  )
  expect(['', 'Mars/Olympus', 'Europe/Madrid\0', ' Europe/Madrid', '../UTC', 'Europe'].filter(isTimeZone)).toEqual([])
})
