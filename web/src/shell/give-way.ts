/** As soon as what is drawn anew has been painted. */
const PAINTED = 99
const NONE = -1

/**
 * The home that the page brought along will give way to ours, in the same place: the way on that has the focus is another one
 * then, and gets it back; and one on which a mouse's button is held then is tapped all the same. `then`: what would be seen
 * in the change, as our letters would.
 */
export function giveWay(place: HTMLElement, then: () => void) {
  const ways = () => [...place.querySelectorAll<HTMLElement>('.module-card, .bottom-bar > *')]
  const wayAt = (target: EventTarget | null) => ways().findIndex((way) => way.contains(target as Node | null))
  let focused = wayAt(document.activeElement)
  let held = wayAt(place.querySelector('a:active'))
  const until = new AbortController()
  place.addEventListener(
    'focusin',
    ({ target }) => {
      focused = wayAt(target)
    },
    until,
  )
  place.addEventListener(
    'mousedown',
    ({ target, button }) => {
      focused = wayAt(target)
      held = button ? NONE : focused
    },
    until,
  )
  place.addEventListener(
    'mouseup',
    () => {
      held = NONE
    },
    until,
  )
  new MutationObserver((_, given) => {
    given.disconnect()
    until.abort()
    ways()[focused]?.focus({ preventScroll: true })
    // Of a press on what is gone the browser makes no tap, as it does of a finger's.
    document.addEventListener('mouseup', ({ target }) => wayAt(target) === held && ways()[held]?.click(), {
      once: true,
    })
    setTimeout(then, PAINTED)
  }).observe(place, { childList: true })
}
