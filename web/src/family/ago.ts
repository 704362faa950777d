import { daysBetween, familyDay } from '@sprout/domain/calendar'
import { useFormats } from '../i18n/use-formats.ts'
import { useNow } from './now.ts'
import { useFamily, useToday } from './today.ts'

/** How long ago something was, in the days that the family has lived since. */
export function useAgo() {
  const { ago } = useFormats()
  const now = useNow()
  const today = useToday()
  const family = useFamily()
  return (instant: string) => ago(instant, now, daysBetween(familyDay(new Date(instant), family), today))
}
