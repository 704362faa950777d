import type { User } from '@sprout/domain/accounts/model'
import { familyDay, isTimeZone } from '@sprout/domain/calendar'
import { useQuery } from '@tanstack/react-query'
import { currentUser } from '../accounts/current-user.ts'
import { browserTimeZone } from '../i18n/browser-time-zone.ts'
import { useAsTimeGoes } from './now.ts'

type Family = User['family']
let known: Family | undefined
let shown: Family

/**
 * A browser may be too old to know a zone that the server knows: then it tells the hours of its own, and the server
 * goes on deciding the day.
 */
export const readableZone = (timeZone: string) => (isTimeZone(timeZone) ? timeZone : browserTimeZone())

/** The family of whoever is signed in: its time zone, when its day begins, its settings. */
export function useFamily(): Family {
  const { data: user } = useQuery(currentUser)
  // A screen may be drawn once more after the session has ended and before the door has closed.
  const family = user?.family ?? known
  if (!family) throw new Error('nobody is signed in')
  if (family !== known) shown = { ...family, timeZone: readableZone(family.timeZone) }
  known = family
  return shown
}

/** The day the family lives in, '2026-11-20'. It turns when theirs does. */
export function useToday() {
  const family = useFamily()
  return useAsTimeGoes((now) => familyDay(now, family))
}
