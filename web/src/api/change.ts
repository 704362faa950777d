import type { Ask, Endpoint } from '@sprout/domain/endpoint'
import { withRecord } from '@sprout/domain/live/nouns'
import { useQueryClient } from '@tanstack/react-query'
import { type Act, type Send, useAct } from './act.ts'
import { applyPatches, type Patch } from './patch.ts'
import { beginWrite, type IsMeant } from './refresh.ts'

export type Change<E extends Endpoint> = {
  /** What is seen at once, where the outcome is certain; taken back when it is refused. */
  readonly optimistic?: (ask: Ask<E>) => readonly Patch[]
  /** What stands as it is, though it has the name of what changes: the days of another habit. */
  readonly stands?: IsMeant
  readonly send?: Send<E>
}

/** A write, `useChange(habitCalls.add)`; what it makes stale is loaded again. */
export function useChange<E extends Endpoint>(endpoint: E, { optimistic, stands, send }: Change<E> = {}): Act<E> {
  const queries = useQueryClient()
  const { changes = [] }: Endpoint = endpoint
  const begin = async (ask: Ask<E>) => {
    const end = beginWrite(queries)
    const patches = optimistic && (await applyPatches(queries, optimistic(ask)))
    return {
      // What is seen already need not be waited for.
      done: () => {
        patches?.keep()
        const loaded = end(changes, stands)
        return patches ? undefined : loaded
      },
      failed: () => {
        patches?.takeBack()
        // What it was about may be gone, with its child even.
        void end([...withRecord, ...changes])
      },
    }
  }
  return useAct(endpoint, begin, send)
}
