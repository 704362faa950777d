import { behind, behindAsKept, CLOCK } from '../api/clock.ts'
import { onDevice } from '../api/storage.ts'

/** Clocks that differ by no more are taken for one: nothing is to flicker. */
const CLOSE = 120_000

/**
 * The server's clock showed this at some moment between the asking and the hearing. However long that took, this device's
 * is corrected only as far as it is certainly wrong.
 */
export function setClock(shown: string | null, asked: number) {
  const at = Date.parse(shown ?? '')
  // An earlier version of the server does not say it.
  if (Number.isNaN(at)) return
  const heard = Date.now()
  const [least, most] = [at - heard, at - asked]
  const fits = (by: number) => least - CLOSE <= by && by <= most + CLOSE
  const by = [behind.current(), 0].find(fits) ?? (least > 0 ? least : most)
  behind.set(by)
  if (by === 0) onDevice.remove(CLOCK)
  else onDevice.set(CLOCK, `${by} ${heard}`)
}

// One tab holds the line for all.
window.addEventListener('storage', ({ key }) => {
  if (key === CLOCK) behind.set(behindAsKept())
})
