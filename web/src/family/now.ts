import { useSyncExternalStore } from 'react'
import { behind, byServer } from '../api/clock.ts'

const TICK = 30_000

function subscribe(look: () => void) {
  const timer = setInterval(look, TICK)
  // A phone that slept has no ticks to make up for.
  document.addEventListener('visibilitychange', look)
  const stop = behind.watch(look)
  return () => {
    stop()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Something that depends on the hour, looked at again every half minute and whenever the app comes back to the front. */
export const useAsTimeGoes = <T extends string | number>(read: (now: Date) => T): T =>
  useSyncExternalStore(subscribe, () => read(new Date(byServer())))

/** The minute it is, in milliseconds. */
export const useNow = () => useAsTimeGoes((now) => now.setSeconds(0, 0))
