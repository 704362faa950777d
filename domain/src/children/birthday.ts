import { addDays, daysBetween, type LocalDate } from '../calendar.ts'

/** How many days ahead a birthday is spoken of. */
export const REMINDED_DAYS = 7

export type NextBirthday = {
  readonly day: LocalDate
  /** 0: it is today. */
  readonly inDays: number
  readonly turns: number
}

export function nextBirthday(birthday: LocalDate, today: LocalDate): NextBirthday {
  const year = yearOf(today)
  const soonest = inYear(birthday, year)
  const day = soonest >= today ? soonest : inYear(birthday, year + 1)
  return { day, inDays: daysBetween(today, day), turns: yearOf(day) - yearOf(birthday) }
}

/** The birthday that is near enough to speak of: from a week before until the day itself. */
export function nearBirthday(birthday: LocalDate, today: LocalDate): NextBirthday | undefined {
  const next = nextBirthday(birthday, today)
  return next.inDays <= REMINDED_DAYS && next.turns > 0 ? next : undefined
}

/** A birthday keeps telling the truth; an age that was typed in grows stale. */
export function ageOn(today: LocalDate, { age, birthday }: { age: number | null; birthday: LocalDate | null }) {
  if (birthday === null) return age
  const { turns, inDays } = nextBirthday(birthday, today)
  return Math.max(0, inDays === 0 ? turns : turns - 1)
}

const yearOf = (day: LocalDate) => Number(day.slice(0, 4))

/** Whoever was born on 29 February keeps the last day of February, whichever that is. */
const inYear = (birthday: LocalDate, year: number): LocalDate =>
  birthday.endsWith('-02-29') ? addDays(`${year}-03-01`, -1) : `${year}${birthday.slice(4)}`
