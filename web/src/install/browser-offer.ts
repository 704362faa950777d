/** What Chromium hands over when the app can be installed; it comes once, perhaps before anyone listens. */
type BrowserOffer = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> }

let offer: BrowserOffer | null = null
const listeners = new Set<() => void>()

const keep = (next: BrowserOffer | null) => {
  offer = next
  for (const tell of listeners) tell()
}

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  keep(event as BrowserOffer)
})
window.addEventListener('appinstalled', () => keep(null))

export const browserOffer = {
  current: () => offer,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** An offer is good for one asking. */
  use: () => {
    const used = offer
    keep(null)
    return used?.prompt()
  },
}
