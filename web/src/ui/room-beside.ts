import { useSyncExternalStore } from 'react'

function subscribe(look: () => void) {
  window.addEventListener('resize', look)
  return () => window.removeEventListener('resize', look)
}

/** The window is wide enough for a second column. */
export const useHasRoomBeside = () => useSyncExternalStore(subscribe, () => matchMedia('(width >= 1100px)').matches)
