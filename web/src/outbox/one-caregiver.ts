import { useEffect } from 'react'

const CHANNEL = 'sprout-caregiver'

/** When someone else signs in in another tab, this one does not go on showing a family that is not theirs. */
export function useOneCaregiver(id: string) {
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', ({ data }) => {
      if (data !== id) location.reload()
    })
    channel.postMessage(id)
    return () => channel.close()
  }, [id])
}
