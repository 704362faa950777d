import { useWatched, watched } from '../ui/watched.ts'

/** The deed and what it means: "Brushed teeth", "21 days in a row. +100". */
export type Deed = { readonly title: string; readonly text: string }

/** As long as a card takes to go, and the place in the history with it. */
const PAUSE = 600

const shown = watched<Deed | null>(null)
/** Several may be sent at once, after an hour without a signal: one is told after the other. */
const next: Deed[] = []

/** A finished habit, a completed challenge, a redeemed reward: leaves drift over the screen, and a card names the deed. */
export const celebrate = (done: Deed) => void (shown.current() ? next.push(done) : shown.set(done))

export function endCelebration() {
  shown.set(null)
  setTimeout(() => {
    const waiting = shown.current() ? undefined : next.shift()
    if (waiting) shown.set(waiting)
  }, PAUSE)
}

export const useDeed = () => useWatched(shown)
