import { daysBetween, type LocalDate } from '../calendar.ts'

/** How many days ahead a birthday is spoken of. */
export const REMINDED_DAYS = 7

export type NearBirthday = {
  readonly day: LocalDate
  /** 0: it is today. */
  readonly inDays: number
  readonly turns: number
}

/** The birthday that is near enough to speak of: from a week before until the day itself. */
export function nearBirthday(birthday: LocalDate, today: LocalDate): NearBirthday | undefined {
  const year = yearOf(today)
  const soonest = inYear(birthday, year)
  const day = soonest >= today ? soonest : inYear(birthday, year + 1)
  const near = { day, inDays: daysBetween(today, day), turns: yearOf(day) - yearOf(birthday) }
  return near.inDays <= REMINDED_DAYS && near.turns > 0 ? near : undefined
}

const yearOf = (day: LocalDate) => Number(day.slice(0, 4))

/** Whoever was born on 29 February keeps the last day of February in the other years. */
const inYear = (birthday: LocalDate, year: number): LocalDate =>
  birthday.endsWith('-02-29') && !isLeap(year) ? `${year}-02-28` : `${year}${birthday.slice(4)}`

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
