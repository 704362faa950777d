import { CHOSEN_CHILD_COOKIE } from '@sprout/domain/children/chosen'
import { useWatched, watched } from '../ui/watched.ts'

const YEAR = 31_536_000

const chosen = watched(new RegExp(`${CHOSEN_CHILD_COOKIE}=([^;]+)`).exec(document.cookie)?.[1] ?? null)

export const useChosenChild = () => useWatched(chosen)

export function chooseChild(id: string) {
  chosen.set(id)
  // biome-ignore lint/suspicious/noDocumentCookie: the server, which prints whose day it is, knows by nothing else
  document.cookie = `${CHOSEN_CHILD_COOKIE}=${id};path=/;max-age=${YEAR};samesite=lax`
}

/** Someone used the app on this device before. */
export const someoneWasChosen = () => chosen.current() !== null
