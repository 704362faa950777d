import type { Ask, Endpoint, Reply } from '@sprout/domain/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { type CallOptions, call, keyOf } from './call.ts'
import { orSeen } from './or-seen.ts'

/** A GET as a query: ['api', 'habits', childId]. Without a signal it answers what was seen last. */
export const load = <E extends Endpoint>(endpoint: E, ask: Ask<E>, options?: CallOptions) =>
  queryOptions({
    queryKey: keyOf(endpoint, ask),
    queryFn: (asking) =>
      orSeen(
        asking,
        (signal) => call(endpoint, ask, { signal, ...options }),
        (seen) => readReply(endpoint, seen),
      ),
  })

/** What was kept by another version of the app may no longer be what this one reads. */
export function readReply<E extends Endpoint>(endpoint: E, seen: unknown): Reply<E> | undefined {
  const read = endpoint.reply?.safeParse(seen)
  return read?.success ? (read.data as Reply<E>) : undefined
}
