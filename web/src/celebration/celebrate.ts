import { useSyncExternalStore } from 'react'

/** The deed and what it means: "Brushed teeth", "21 days in a row. +100". */
export type Deed = { readonly title: string; readonly text: string }

let deed: Deed | null = null
const watchers = new Set<() => void>()
const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
const show = (next: Deed | null) => {
  deed = next
  for (const tell of watchers) tell()
}

/** A finished habit, a completed challenge, a redeemed reward: leaves drift over the screen, and a card names the deed. */
export const celebrate = (next: Deed) => show(next)
export const endCelebration = () => show(null)
export const useDeed = () => useSyncExternalStore(watch, () => deed)
