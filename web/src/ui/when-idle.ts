/** Runs something when the first picture is drawn and nothing else waits, e.g. fetching what may be opened next. */
export function whenIdle(run: () => void, { atTheLatest = 5000, withoutKnowing = 1500 } = {}) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: atTheLatest })
  // Safari does not tell when nothing waits.
  else setTimeout(run, withoutKnowing)
}

/** For work of many steps: each waits until nothing else does. */
export const untilIdle = () => new Promise<void>((idle) => whenIdle(idle))

/** Lets the browser breathe; no timer, which would wait longer. */
export const nextTask = () =>
  new Promise<void>((run) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      run()
    }
    port2.postMessage(undefined)
  })
