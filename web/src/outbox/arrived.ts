import { useWatched, watched } from '../ui/watched.ts'
import type { Kept } from './entry.ts'

export type Arrived = { readonly entry: Kept; readonly reply: unknown }

const arrived = watched<readonly Arrived[]>([])

/** What had waited and has been done, with the answer: the screen that it was tapped on asks no more. */
export const arrive = (entry: Kept, reply: unknown) => arrived.set([...arrived.current(), { entry, reply }])

/** It has been told of, or there was nothing to tell. */
export const told = ({ key }: Kept) => arrived.set(arrived.current().filter(({ entry }) => entry.key !== key))

export const useArrived = () => useWatched(arrived)
