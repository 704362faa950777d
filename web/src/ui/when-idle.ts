/** Runs something when the first picture is drawn and nothing else waits, e.g. fetching what may be opened next. */
export function whenIdle(run: () => void, { atTheLatest = 5000, withoutKnowing = 1500 } = {}) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: atTheLatest })
  // Safari does not tell when nothing waits.
  else setTimeout(run, withoutKnowing)
}
