import { CHOSEN_CHILD_COOKIE } from '@sprout/domain/children/chosen'
import { onDevice } from '../api/storage.ts'
import { useWatched, watched } from '../ui/watched.ts'

const KEY = 'sprout.child'
const YEAR = 31_536_000

const chosen = watched(onDevice.get(KEY))
tellServer(chosen.current())

export const useChosenChild = () => useWatched(chosen)
export const chosenChild = () => chosen.current()

export function chooseChild(id: string) {
  chosen.set(id)
  onDevice.set(KEY, id)
  tellServer(id)
}

/** The server prints whose day it is, and knows by nothing else. Told at each start: Safari forgets such a cookie in a week. */
function tellServer(id: string | null) {
  // biome-ignore lint/suspicious/noDocumentCookie: one that is to be there at the next start, also where no worker is
  if (id) document.cookie = `${CHOSEN_CHILD_COOKIE}=${id};path=/;max-age=${YEAR};samesite=lax`
}

/** Someone used the app on this device before. */
export const someoneWasChosen = () => chosenChild() !== null
