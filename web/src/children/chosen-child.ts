import { onDevice } from '../api/storage.ts'
import { useWatched, watched } from '../ui/watched.ts'

const KEY = 'sprout.child'

const chosen = watched(onDevice.get(KEY))

export const useChosenChild = () => useWatched(chosen)

export function chooseChild(id: string) {
  chosen.set(id)
  onDevice.set(KEY, id)
}

/** Someone used the app on this device before. */
export const someoneWasChosen = () => chosen.current() !== null
