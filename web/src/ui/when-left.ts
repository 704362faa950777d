import { useEffect, useEffectEvent } from 'react'

/** Keeps what is typed when its form or the page is left: while nobody looks, a phone may throw the page away. */
export function useWhenLeft(isOpen: boolean, keepTyped: () => void) {
  const keep = useEffectEvent(keepTyped)
  useEffect(() => {
    if (!isOpen) return
    document.addEventListener('visibilitychange', keep)
    window.addEventListener('pagehide', keep)
    return () => {
      document.removeEventListener('visibilitychange', keep)
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [isOpen])
  // Also what changes meanwhile: it was on its way to the server, say, and was refused.
  useEffect(() => {
    if (isOpen && document.hidden) keep()
  })
}
