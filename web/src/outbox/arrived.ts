import { useSyncExternalStore } from 'react'
import type { Kept } from './entry.ts'

export type Arrived = { readonly entry: Kept; readonly reply: unknown }

let all: readonly Arrived[] = []
const listeners = new Set<() => void>()
const set = (next: readonly Arrived[]) => {
  all = next
  for (const tell of listeners) tell()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What had waited and has been done, with the answer: the screen that it was tapped on asks no more. */
export const arrive = (entry: Kept, reply: unknown) => set([...all, { entry, reply }])

/** It has been told of, or there was nothing to tell. */
export const told = ({ key }: Kept) => set(all.filter(({ entry }) => entry.key !== key))

export const useArrived = () => useSyncExternalStore(subscribe, () => all)
