import { useSyncExternalStore } from 'react'
import type { Kept } from './entry.ts'

let entries: readonly Kept[] = []
const listeners = new Set<() => void>()

/** What waits on this phone, in the order of the taps. Filled by what sends it, which comes later than the first screen. */
export const waiting = {
  current: () => entries,
  set: (next: readonly Kept[]) => {
    entries = next
    for (const tell of listeners) tell()
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export const useWaiting = () => useSyncExternalStore(waiting.subscribe, waiting.current)

/** By how much what waits will move a child's balance. */
export const pointsWaiting = (all: readonly Kept[], childId: string | undefined) =>
  all.reduce((sum, { line, refused }) => (line.childId === childId && !refused ? sum + line.points : sum), 0)
