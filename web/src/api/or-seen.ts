import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { asksAtTheGate, CallFailed, Unreachable } from './failure.ts'

/** Nobody answers: no signal, the server away, or only what stands in front of it there, a guard who asks who it is perhaps. */
export const isAway = (failure: unknown): failure is Unreachable | CallFailed =>
  failure instanceof Unreachable ||
  (failure instanceof CallFailed && (asksAtTheGate(failure) || [502, 503, 504].includes(failure.status)))

/** A train's network takes every call and answers none. */
export const PATIENCE = 4000
const silence = () =>
  new Promise<never>((_, fail) => setTimeout(() => fail(new Unreachable('no answer yet')), PATIENCE))

type Asking = { readonly client: QueryClient; readonly queryKey: QueryKey; readonly signal: AbortSignal }

/**
 * What is answered. When nobody answers, or not for so long, what was seen last, if it still has the shape we know. What
 * is on the screen stays as it is.
 */
export function orSeen<T>(
  { client, queryKey, signal }: Asking,
  ask: (signal: AbortSignal) => Promise<T>,
  read: (seen: unknown) => T | undefined,
): Promise<T> {
  const line = new AbortController()
  signal.addEventListener('abort', () => line.abort())
  const answer = ask(line.signal)
  return Promise.race([answer, silence()]).catch(async (failure: unknown) => {
    if (!isAway(failure) || client.getQueryData(queryKey) !== undefined) return answer
    const found = await import('./seen.ts').then(
      (seen) => seen.lastSeen(client, queryKey, read),
      () => undefined,
    )
    if (found === undefined) return answer
    // It holds one of the few connections, which a tap may need.
    line.abort()
    return found
  })
}
