import { useWatched, watched } from '../ui/watched.ts'

/** What Chromium hands over when the app can be installed; it comes once, perhaps before anyone listens. */
type BrowserOffer = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> }

const offer = watched<BrowserOffer | null>(null)

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  offer.set(event as BrowserOffer)
})
window.addEventListener('appinstalled', () => offer.set(null))

export const useBrowserOffer = () => useWatched(offer)

/** An offer is good for one asking. */
export function takeOffer() {
  const taken = offer.current()
  offer.set(null)
  return taken?.prompt()
}
