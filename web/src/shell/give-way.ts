/** As soon as what is drawn anew has been painted. */
const PAINTED = 99

/**
 * The home that the page brought along is about to give way to ours, in the same place: the link that has the focus is
 * another one then, and gets it back. `then`: what would be seen in the change, as our letters would.
 */
export function giveWay(place: Element, then: () => void) {
  const way = document.activeElement?.getAttribute('href')
  new MutationObserver((_, given) => {
    given.disconnect()
    if (way) place.querySelector<HTMLElement>(`a[href$="${way}"]`)?.focus()
    setTimeout(then, PAINTED)
  }).observe(place, { childList: true })
}
