import { addDays, type LocalDate } from '@sprout/domain/calendar'
import { MOODS, type Moment, type Mood } from '@sprout/domain/moments/model'

export type MoodDay = { readonly day: LocalDate; readonly mood: Mood | undefined }

/** The days of a day's month, each with the mood that was kept last for it. */
export function moodDays(today: LocalDate, newestFirst: readonly Pick<Moment, 'date' | 'mood'>[]): MoodDay[] {
  const moods = new Map(newestFirst.map(({ date, mood }) => [date, mood] as const).reverse())
  return daysOfMonth(today).map((day) => ({ day, mood: moods.get(day) }))
}

function daysOfMonth(today: LocalDate): LocalDate[] {
  const month = today.slice(0, 7)
  return Array.from({ length: 31 }, (_, nth) => addDays(`${month}-01`, nth)).filter((day) => day.startsWith(month))
}

/** From 0, the darkest, to 1. */
export const brightness = (mood: Mood) => 1 - MOODS.indexOf(mood) / (MOODS.length - 1)
