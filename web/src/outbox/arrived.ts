import { useSyncExternalStore } from 'react'
import type { Kept } from './entry.ts'

export type Arrived = { readonly entry: Kept; readonly reply: unknown }

let all: readonly Arrived[] = []
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What had waited and has been done, with the answer: the screen that it was tapped on asks no more. */
export function arrive(entry: Kept, reply: unknown) {
  all = [...all, { entry, reply }]
  for (const tell of listeners) tell()
}

export const useArrived = () => useSyncExternalStore(subscribe, () => all)
