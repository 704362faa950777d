import { type DayFrame, familyDay, type LocalDate } from '@sprout/domain/calendar'
import type { Activity } from '@sprout/domain/timeline/model'

export type Day = { readonly day: LocalDate; readonly lines: Activity[] }

/** By what a family's day is, and by line. To read the clock for thousands of lines takes longer than all else here. */
const known = new WeakMap<DayFrame, WeakMap<Activity, LocalDate>>()

/** A record, newest first, parted by the days that the family lived in. */
export function byDay(lines: readonly Activity[], family: DayFrame): Day[] {
  const days: Day[] = []
  const ofLine = known.get(family) ?? new WeakMap<Activity, LocalDate>()
  known.set(family, ofLine)
  for (const line of lines) {
    const day = ofLine.get(line) ?? familyDay(new Date(line.createdAt), family)
    ofLine.set(line, day)
    const last = days.at(-1)
    if (last?.day === day) last.lines.push(line)
    else days.push({ day, lines: [line] })
  }
  return days
}
