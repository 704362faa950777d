import { warn } from '../api/warn.ts'

const LOOK_AGAIN = 60 * 60_000
const LONG_ENOUGH = 3000

/** Lets the app open without a signal, and says when a new version waits beside the one that is shown. */
export async function registerWorker(onWaiting: (waiting: ServiceWorker) => void) {
  // Only where the browser allows it (https, localhost), and not in the middle of development.
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  // A browser that is told to keep no such thing answers nothing at all.
  const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register('/sw.js')
  if (!registration) return
  const tell = () => {
    // The first of all has nothing to take over from.
    if (registration.waiting && navigator.serviceWorker.controller) onWaiting(registration.waiting)
  }
  tell()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', tell))
  lookAgain(registration)
}

/** An app that is never closed hears of a new version too. */
function lookAgain(registration: ServiceWorkerRegistration) {
  let looked = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - looked < LOOK_AGAIN) return
    looked = performance.now()
    registration.update().catch((failure: unknown) => warn('No look for a new version:', failure))
  })
}

/** Shows the new version, also one that is still on its way. Other pages of the app go on with the old one until they are loaded again. */
export function takeOver(newest: ServiceWorker) {
  const shows = new Promise((done) =>
    navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
  )
  newest.postMessage('take-over')
  const later = setInterval(() => void stepAside().then(reload, () => undefined), LONG_ENOUGH)
  void shows.then(() => clearInterval(later)).then(reload)
}

/** For a version that is broken, and would be loaded again as it is: the newest there is, with one tap. */
export async function loadNewest() {
  const registration = await navigator.serviceWorker?.getRegistration()
  const look = registration?.update().catch((failure: unknown) => warn('No look for a new version:', failure))
  await Promise.race([look, new Promise((late) => setTimeout(late, LONG_ENOUGH))])
  const newest = registration?.installing ?? registration?.waiting
  if (newest && navigator.serviceWorker.controller) takeOver(newest)
  else reload()
}

const reload = () => location.reload()

/**
 * Something fetched at the wrong moment wakes the old worker once more, and Chromium lets the new one wait for minutes.
 * Without either, the server gives the page; not, though, when it is away.
 */
async function stepAside() {
  const { ok } = await fetch('/healthz')
  // A proxy answers for a server that is just being replaced.
  if (!ok) throw new Error('The server is away')
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.unregister()
}
