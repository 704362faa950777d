import { daysBetween, type LocalDate } from '../../calendar.ts'

export type MoodRow = { readonly day: LocalDate; readonly mood: string }

const SPAN = 14
const MOST = 5

/** Of moments, newest first: only the moods. What was written never comes here. */
export function moodFacts(moments: readonly MoodRow[], today: LocalDate) {
  const ago = (from: number) =>
    moments
      .filter(({ day }) => daysBetween(day, today) >= from && daysBetween(day, today) < from + SPAN)
      .slice(0, MOST)
      .map(({ mood }) => mood)
  return { recent: ago(0), before: ago(SPAN) }
}
