import type { Child } from '@sprout/domain/children/model'
import { given } from '../points/given.ts'
import { useWatched, watched } from '../ui/watched.ts'
import type { Kept } from './entry.ts'

/** What waits on this phone, in the order of the taps. Filled by what sends it, which comes later than the first screen. */
export const waiting = watched<readonly Kept[]>([])

export const useWaiting = () => useWatched(waiting)

/** A child as they will be once all that waits is sent. */
export const withWaiting = (child: Child, all: readonly Kept[]) =>
  all.reduce((sum, { line, refused }) => (line.childId === child.id && !refused ? given(sum, line.points) : sum), child)

/** The days of a habit that wait. */
export const daysWaiting = (all: readonly Kept[], habitId: string) =>
  all.flatMap(({ line, refused }) => (line.about === habitId && line.day && !refused ? line.day : []))
