import { hashKey, type QueryClient } from '@tanstack/react-query'
import { currentUser } from '../accounts/current-user.ts'

/** Whatever this browser has loaded or kept of a family, before another's may be seen in it; what waits to be sent stays. */
export async function forget(queries: QueryClient) {
  queries.clear()
  await forgetKept()
}

/** The same, where it goes on with someone else: who is in is looked at meanwhile, and not taken away. */
export async function forgetOthers(queries: QueryClient) {
  const userHash = hashKey(currentUser.queryKey)
  await queries.cancelQueries()
  queries.removeQueries({ predicate: ({ queryHash }) => queryHash !== userHash })
  await forgetKept()
}

const forgetKept = () =>
  Promise.allSettled([
    import('./seen.ts').then(({ forgetSeen }) => forgetSeen()),
    import('./drafts.ts').then(({ forgetDrafts }) => forgetDrafts()),
  ])

/** Of a caregiver who is no longer in the family nothing is sent any more either. */
export async function forgetFamily(queries: QueryClient) {
  const user = queries.getQueryData(currentUser.queryKey)
  if (user) await import('../outbox/store.ts').then(({ dropAllOf }) => dropAllOf(user.id)).catch(() => undefined)
  await forget(queries)
}
