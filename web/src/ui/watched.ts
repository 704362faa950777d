import { useSyncExternalStore } from 'react'

type Watched<T> = ReturnType<typeof watched<T>>

/** A value of the whole app, which changes outside of what is drawn: whoever shows it is told. */
export function watched<T>(first: T) {
  let value = first
  const watchers = new Set<() => void>()
  return {
    current: () => value,
    set: (next: T) => {
      value = next
      for (const tell of watchers) tell()
    },
    watch: (watcher: () => void) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}

export const useWatched = <T>({ watch, current }: Watched<T>) => useSyncExternalStore(watch, current)
