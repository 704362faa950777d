import { childCalls } from '@sprout/domain/children/contract'
import type { Child } from '@sprout/domain/children/model'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { load } from '../api/load.ts'
import { onDevice } from '../api/storage.ts'
import { useWaiting, withWaiting } from '../outbox/waiting.ts'
import { useWatched, watched } from '../ui/watched.ts'

const KEY = 'sprout.child'

const chosen = watched(onDevice.get(KEY))

export function chooseChild(id: string) {
  chosen.set(id)
  onDevice.set(KEY, id)
}

/** Someone used the app on this device before. */
export const someoneWasChosen = () => chosen.current() !== null

export const childList = load(childCalls.list, {})

/**
 * The child that the screens speak of: the chosen one, or the first when nobody chose or the chosen one is gone. Their
 * points are what they will be once all that waits is sent.
 */
export function useCurrentChild(): Child | undefined {
  const { data: children = [] } = useQuery(childList)
  const id = useWatched(chosen)
  const child = children.find((each) => each.id === id) ?? children[0]
  const waiting = useWaiting()
  return child && withWaiting(child, waiting)
}

/** So that the next visit begins with the same child. */
export function useRememberChild(child: Child | undefined) {
  const id = child?.id
  useEffect(() => {
    if (id) chooseChild(id)
  }, [id])
}
