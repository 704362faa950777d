import { useEffect, useRef } from 'react'
import { addressOfScreen, type Screen } from './screens.ts'

/** A screen that opens is read from its title; one that closes gives the focus back to the card that led there. */
export function useScreenFocus(screen: Screen | undefined) {
  const before = useRef(screen)
  useEffect(() => {
    const left = before.current
    before.current = screen
    if (screen === left) return
    if (screen) {
      // Both work out the whole page at once, so the title is seen first. Until then nothing under it is long enough to scroll.
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (before.current !== screen) return
          scrollTo(0, 0)
          focus('.screen-bar-title')
        }),
      )
      return
    }
    // Whoever left through the bottom bar is there already.
    if (left && document.activeElement === document.body) focus(`a[href$="${addressOfScreen(left)}"]`)
  }, [screen])
}

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()
