import { useEffect } from 'react'

/** Whoever loads the page again, or closes it, is asked by the browser whether what was typed may go. */
export function useAskBeforeLeaving(wouldLose: boolean) {
  useEffect(() => {
    if (!wouldLose) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [wouldLose])
}
