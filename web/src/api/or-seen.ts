import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { asksAtTheGate, CallFailed, Unreachable } from './failure.ts'

/** Nobody answers: no signal, the server away, or only what stands in front of it there, a guard who asks who it is perhaps. */
export const isAway = (failure: unknown): failure is Unreachable | CallFailed =>
  failure instanceof Unreachable ||
  (failure instanceof CallFailed && (asksAtTheGate(failure) || [502, 503, 504].includes(failure.status)))

type Asking = { readonly client: QueryClient; readonly queryKey: QueryKey }

/** When nobody answers, what was seen last, if it still has the shape we know. What is on the screen stays as it is. */
export const orSeen =
  <T>({ client, queryKey }: Asking, read: (seen: unknown) => T | undefined) =>
  async (failure: unknown): Promise<T> => {
    if (!isAway(failure) || client.getQueryData(queryKey) !== undefined) throw failure
    const found = await import('./seen.ts').then(
      (seen) => seen.lastSeen(client, queryKey, read),
      () => undefined,
    )
    if (found === undefined) throw failure
    return found
  }
