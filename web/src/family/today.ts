import type { User } from '@sprout/domain/accounts/model'
import { familyDay } from '@sprout/domain/calendar'
import { useQuery } from '@tanstack/react-query'
import { currentUser } from '../accounts/current-user.ts'
import { useAsTimeGoes } from './now.ts'

let known: User['family'] | undefined

/** The family of whoever is signed in: its time zone, when its day begins, its settings. */
export function useFamily(): User['family'] {
  const { data: user } = useQuery(currentUser)
  // A screen may be drawn once more after the session has ended and before the door has closed.
  known = user?.family ?? known
  if (!known) throw new Error('nobody is signed in')
  return known
}

/** The day the family lives in, '2026-11-20'. It turns when theirs does. */
export function useToday() {
  const family = useFamily()
  return useAsTimeGoes((now) => familyDay(now, family))
}
