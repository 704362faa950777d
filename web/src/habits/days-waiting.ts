import type { LocalDate } from '@sprout/domain/calendar'
import { useSyncExternalStore } from 'react'
import { daysWaiting, waiting } from '../outbox/waiting.ts'

/** The days of a habit that wait to be sent: as one text, so that what waits of others draws its card not anew. */
export function useDaysWaiting(habitId: string): LocalDate[] {
  const days = useSyncExternalStore(waiting.watch, () => daysWaiting(waiting.current(), habitId).join(' '))
  return days === '' ? [] : days.split(' ')
}
