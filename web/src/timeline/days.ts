import { type DayFrame, familyDay, type LocalDate } from '@sprout/domain/calendar'
import type { Activity } from '@sprout/domain/timeline/model'

export type Day = { readonly day: LocalDate; readonly lines: Activity[] }

/** A record, newest first, parted by the days that the family lived in. */
export function byDay(lines: readonly Activity[], family: DayFrame): Day[] {
  const days: Day[] = []
  for (const line of lines) {
    const day = familyDay(new Date(line.createdAt), family)
    const last = days.at(-1)
    if (last?.day === day) last.lines.push(line)
    else days.push({ day, lines: [line] })
  }
  return days
}
