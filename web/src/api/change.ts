import type { Ask, Endpoint } from '@sprout/domain/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { type Act, type Send, useAct } from './act.ts'
import { applyPatches, type Patch } from './patch.ts'
import { beginWrite } from './refresh.ts'

type Change<E extends Endpoint> = {
  /** The lists it makes stale besides the ones every write does. */
  readonly lists?: readonly string[]
  /** What is seen at once, where the outcome is certain; taken back when it is refused. */
  readonly optimistic?: (ask: Ask<E>) => readonly Patch[]
  readonly send?: Send<E>
}

/** A write: `useChange(habitCalls.add, { lists: ['habits'] })`. */
export function useChange<E extends Endpoint>(endpoint: E, { lists, optimistic, send }: Change<E> = {}): Act<E> {
  const queries = useQueryClient()
  const begin = async (ask: Ask<E>) => {
    const end = beginWrite(queries)
    const patches = optimistic && (await applyPatches(queries, optimistic(ask)))
    return {
      // What is seen already need not be waited for.
      done: () => {
        patches?.keep()
        const loaded = end(lists)
        return patches ? undefined : loaded
      },
      failed: () => {
        patches?.takeBack()
        void end(lists)
      },
    }
  }
  return useAct(endpoint, begin, send)
}
