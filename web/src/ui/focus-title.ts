/** Where whoever works by keyboard goes on from when what had the focus is gone: the title of the screen. */
export function focusTitle(selector = 'h1') {
  const title = document.querySelector<HTMLElement>(selector)
  if (!title) return
  // No stop on the way, but a place to begin.
  title.tabIndex = -1
  title.focus({ preventScroll: true })
  // Whoever taps stays where they are looking.
  if (title.matches(':focus-visible')) window.scrollTo(0, 0)
}

/** What closes gives the focus back a moment later, unless what had it is gone. */
export const keepFocus = (goOn: () => void = focusTitle) =>
  setTimeout(() => document.activeElement === document.body && goOn())
