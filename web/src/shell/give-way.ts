/** As soon as what is drawn anew has been painted. */
const PAINTED = 99

/**
 * The home that the page brought along will give way to ours, in the same place: the link that has the focus is another one
 * then, and gets it back; and one on which a mouse's button is held then is tapped all the same. `then`: what would be seen
 * in the change, as our letters would.
 */
export function giveWay(place: Element, then: () => void) {
  let focused = document.activeElement
  let held = place.querySelector('a:active')
  const ours = (link: Element | null) => place.querySelector<HTMLElement>(`a[href$="${link?.getAttribute('href')}"]`)
  place.addEventListener('focusin', ({ target }) => {
    focused = target as Element
  })
  place.addEventListener('mousedown', ({ target }) => {
    held = (target as Element).closest('a')
  })
  place.addEventListener('mouseup', () => {
    // Of a link that is gone the browser makes no tap, as it does of a finger's.
    if (!held?.isConnected && ours(held)?.matches(':hover')) ours(held)?.click()
  })
  new MutationObserver((_, given) => {
    given.disconnect()
    ours(focused)?.focus()
    setTimeout(then, PAINTED)
  }).observe(place, { childList: true })
}
