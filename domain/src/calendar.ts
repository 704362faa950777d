import * as z from 'zod/mini'

/** A day as the family lives it: 'YYYY-MM-DD', no clock and no time zone. */
export const localDate = z.iso.date()
export type LocalDate = string & { readonly __day?: never }

/** Where and when the family's day begins. */
export type DayFrame = { readonly timeZone: string; readonly dayStartsAt: number }

/**
 * The day the family lives in at an instant. The one door to "today": a tick at 00:40 still belongs to yesterday
 * when the family's day begins at 4. Judged by the clock on the family's wall, so clock changes need no rule.
 */
export function familyDay(now: Date, { timeZone, dayStartsAt }: DayFrame): LocalDate {
  const { date, hour } = wallClock(now, timeZone)
  return hour < dayStartsAt ? addDays(date, -1) : date
}

/** The day that the clock on the wall shows beside the hour: after midnight it is the next one, whenever the family's day begins. */
export const dayOnTheWall = (now: Date, timeZone: string): LocalDate => wallClock(now, timeZone).date

const DAY = 86_400_000
const isoDay = (time: number): LocalDate => new Date(time).toISOString().slice(0, 10)

/** Counting in whole UTC days keeps clock changes out of streaks. */
export const daysBetween = (from: LocalDate, to: LocalDate) => (Date.parse(to) - Date.parse(from)) / DAY

export const addDays = (day: LocalDate, days: number): LocalDate => isoDay(Date.parse(day) + days * DAY)

/** The Sunday that begins the week of a day. */
export const weekStart = (day: LocalDate): LocalDate => addDays(day, -new Date(day).getUTCDay())

export function isTimeZone(name: string): boolean {
  try {
    clockOf(name)
    return true
  } catch {
    return false
  }
}

// Making a formatter costs fifty times as much as using one. There are some 600 zones, but no end of ways to spell
// them in small and capital letters: whoever tries these must not fill the memory.
const clocks = new Map<string, Intl.DateTimeFormat>()
const MOST_CLOCKS = 1000

function clockOf(timeZone: string) {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
  })
  if (clocks.size >= MOST_CLOCKS) clocks.clear()
  clocks.set(timeZone, clock)
  return clock
}

const MINUTE = 60_000
const seen = new WeakMap<Intl.DateTimeFormat, { minute: number; shows: ReturnType<typeof readClock> }>()

/** What a clock showed in this minute it goes on showing: no zone is a part of a minute away from another. */
function wallClock(now: Date, timeZone: string) {
  const clock = clockOf(timeZone)
  const minute = Math.floor(now.getTime() / MINUTE)
  const last = seen.get(clock)
  if (last?.minute === minute) return last.shows
  const shows = readClock(clock, now)
  seen.set(clock, { minute, shows })
  return shows
}

function readClock(clock: Intl.DateTimeFormat, now: Date) {
  const parts = { year: 0, month: 0, day: 0, hour: 0 }
  for (const { type, value } of clock.formatToParts(now))
    if (type in parts) parts[type as keyof typeof parts] = Number(value)
  return { date: isoDay(Date.UTC(parts.year, parts.month - 1, parts.day)), hour: parts.hour }
}
