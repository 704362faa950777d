import type { Child } from '@sprout/domain/children/model'
import { useQuery } from '@tanstack/react-query'
import { currentUser } from '../accounts/current-user.ts'
import { given } from '../points/given.ts'
import { useWatched, watched } from '../ui/watched.ts'
import type { Kept } from './entry.ts'

/** What waits on this phone, in the order of the taps. Filled by what sends it, which comes later than the first screen. */
export const waiting = watched<readonly Kept[]>([])

export const useWaiting = () => useWatched(waiting)

/** What is on its way of a child: all, or by one address only. */
export const waitingOf = (all: readonly Kept[], childId: string, address?: string) =>
  all.filter(
    ({ line, path, refused }) => line.childId === childId && !refused && (address === undefined || path === address),
  )

/** Makes of a child what they will be once all that waits is sent, in its order. */
export function useWithWaiting() {
  const all = useWaiting()
  const family = useQuery(currentUser).data?.family
  return (child: Child) => waitingOf(all, child.id).reduce((sum, { line }) => given(sum, line.points, family), child)
}

/** What waits of one habit or challenge. */
export const waitingAbout = (all: readonly Kept[], id: string) =>
  all.filter(({ line, refused }) => line.about === id && !refused)

/** The days of a habit that wait. */
export const daysWaiting = (all: readonly Kept[], habitId: string) =>
  waitingAbout(all, habitId).flatMap(({ line }) => line.day ?? [])
