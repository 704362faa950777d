import { useEffect, useState } from 'react'

const AFTER = 10_000
const interactions = ['click', 'scroll', 'touchstart', 'keydown'] as const

/** Once the parent has done something here, and has been here for ten seconds. */
export function usePromptMoment() {
  const [waited, setWaited] = useState(false)
  const [touched, setTouched] = useState(() => navigator.userActivation?.hasBeenActive ?? false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), Math.max(0, AFTER - performance.now()))
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (touched) return
    const onTouch = () => setTouched(true)
    for (const kind of interactions) window.addEventListener(kind, onTouch, { passive: true })
    return () => {
      for (const kind of interactions) window.removeEventListener(kind, onTouch)
    }
  }, [touched])
  return waited && touched
}
