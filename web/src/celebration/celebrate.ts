import { useSyncExternalStore } from 'react'

/** The deed and what it means: "Brushed teeth", "21 days in a row. +100". */
export type Deed = { readonly title: string; readonly text: string }

/** As long as a card takes to go, and the place in the history with it. */
const PAUSE = 600

let deed: Deed | null = null
/** Several may be sent at once, after an hour without a signal: one is told after the other. */
const next: Deed[] = []
const watchers = new Set<() => void>()
const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
const show = (shown: Deed | null) => {
  deed = shown
  for (const tell of watchers) tell()
}

/** A finished habit, a completed challenge, a redeemed reward: leaves drift over the screen, and a card names the deed. */
export const celebrate = (done: Deed) => void (deed ? next.push(done) : show(done))

export function endCelebration() {
  show(null)
  setTimeout(() => {
    const waiting = deed ? undefined : next.shift()
    if (waiting) show(waiting)
  }, PAUSE)
}

export const useDeed = () => useSyncExternalStore(watch, () => deed)
