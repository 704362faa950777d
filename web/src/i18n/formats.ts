import { daysBetween, type LocalDate } from '@sprout/domain/calendar'
import type { Language } from '@sprout/domain/language'
import { dates, distances, numbers } from './formatters.ts'

const MINUTE = 60_000

/** In whole minutes or hours; 0 days: how many those are, the family's calendar says. null: no time at all. */
export function inWhole(milliseconds: number) {
  const minutes = Math.floor(milliseconds / MINUTE)
  if (minutes <= 1) return null
  if (minutes < 60) return [minutes, 'minute'] as const
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? ([hours, 'hour'] as const) : ([0, 'day'] as const)
}

/** How long ago, which is so many of the family's days; null: just now. */
export function timeAgo(language: Language, from: string, now: number, days: number): string | null {
  const [count, unit] = inWhole(now - Date.parse(from)) ?? []
  // A day may have twenty-five hours.
  return unit ? distances(language).format(-(count || Math.max(1, days)), unit) : null
}

/** Today, yesterday, then "Sunday 9 November", with the year when it is another; as the beginning of a line. */
export function dayHeading(language: Language, day: LocalDate, today: LocalDate, style = long): string {
  const days = daysBetween(day, today)
  if (days !== 0 && days !== 1) return begin(language, fullDay(language, day, today, style))
  return daysAhead(language, -days)
}

/** Tomorrow, "In 3 days", as the beginning of a line. */
export const daysAhead = (language: Language, days: number) =>
  begin(language, distances(language, { numeric: 'auto' }).format(days, 'day'))

const begin = (language: Language, words: string) => words.charAt(0).toLocaleUpperCase(language) + words.slice(1)

const dayAndMonth = { day: 'numeric', month: 'long' } as const
export const long: Intl.DateTimeFormatOptions = { ...dayAndMonth, weekday: 'long' }
export const short: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }

/** A day has no time zone: it is read and written as if in Greenwich. */
export const formatDay = (language: Language, day: LocalDate, style: Intl.DateTimeFormatOptions = short) =>
  dates(language, { ...style, timeZone: 'UTC' }).format(Date.parse(day))

/** "9 November", with the year when it is another than that of the day it is told on. */
export const fullDay = (
  language: Language,
  day: LocalDate,
  today: LocalDate,
  style: Intl.DateTimeFormatOptions = dayAndMonth,
) => formatDay(language, day, day.slice(0, 4) === today.slice(0, 4) ? style : { ...style, year: 'numeric' })

/** "14:05", by the clock on the family's wall. */
export const formatTime = (language: Language, instant: string, timeZone: string) =>
  dates(language, { timeStyle: 'short', timeZone }).format(Date.parse(instant))

/** "04:00", of any day. */
export const formatHour = (language: Language, hour: number) =>
  dates(language, { timeStyle: 'short', timeZone: 'UTC' }).format(Date.UTC(2000, 0, 1, hour))

/** "20 Nov 2026" unless another style is asked for, by the reader's own clock. */
export const formatDate = (
  language: Language,
  instant: string,
  style: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
) => dates(language, style).format(Date.parse(instant))

/** 8.5, 1,240: as many decimals as there are, three at most; −5 with a minus as long as a plus. */
export const formatNumber = (language: Language, number: number, style?: Intl.NumberFormatOptions) =>
  numbers(language, style).format(number).replace('-', '−')

// 2 January 2000 was a Sunday.
const sunday = Date.UTC(2000, 0, 2)
const DAY = 1440 * MINUTE

/** Sunday first: a letter to show and a name to say. */
export function weekdays(language: Language) {
  const letter = dates(language, { weekday: 'narrow', timeZone: 'UTC' })
  const name = dates(language, { weekday: 'long', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => sunday + day * DAY).map((day) => ({
    letter: letter.format(day),
    name: name.format(day),
  }))
}
