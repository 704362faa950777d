import { familyDay } from '@sprout/domain/calendar'
import { useFamily, useToday } from '../family/today.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { BETWEEN_FACTS } from '../ui/between-facts.ts'

/** "Today · 14:05", by the family's day and clock: it tells records apart that are called the same. */
export function useWhenRecorded() {
  const { dayHeading, time } = useFormats()
  const family = useFamily()
  const today = useToday()
  return (instant: string) =>
    [dayHeading(familyDay(new Date(instant), family), today), time(instant, family.timeZone)].join(BETWEEN_FACTS)
}
