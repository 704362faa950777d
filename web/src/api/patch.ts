import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** What is loaded, as it will be once a write is through. */
export type Patch = { readonly key: QueryKey; readonly change: (loaded: unknown) => unknown }

type Loaded<Q> = Q extends { queryFn?: infer F }
  ? Awaited<ReturnType<Extract<F, (...args: never[]) => unknown>>>
  : never

/** `patch(load(habitCalls.list, { params: { childId } }), (habits) => habits.filter(({ id }) => id !== gone))` */
export const patch = <Q extends { readonly queryKey: QueryKey; readonly queryFn?: unknown }>(
  { queryKey }: Q,
  change: (loaded: Loaded<Q>) => Loaded<Q>,
): Patch => ({ key: queryKey, change: change as Patch['change'] })

type Pending = Patch['change']
/** `base` is what was loaded, without what is still pending; `shown` with it. */
type Patched = { readonly base: unknown; readonly pending: readonly Pending[]; readonly shown: unknown }
const known = new WeakMap<QueryClient, Map<string, Patched>>()

function patchedIn(queries: QueryClient) {
  const all = known.get(queries) ?? new Map<string, Patched>()
  known.set(queries, all)
  return all
}

/**
 * Shows them at once; says afterwards what came of them. Several may be pending, and end in any order: what is taken back
 * takes nothing of the others with it. What is not loaded is left alone.
 */
export async function applyPatches(queries: QueryClient, wanted: readonly Patch[]) {
  // Each is known by itself, though it may do what another does.
  const patches = wanted.map(({ key, change }): Patch => ({ key, change: (loaded) => change(loaded) }))
  // A reply that is on its way knows nothing of the write and would undo it.
  await Promise.all(patches.map(({ key }) => queries.cancelQueries({ queryKey: key, exact: true })))
  const all = patchedIn(queries)

  function show(key: QueryKey, base: unknown, pending: readonly Pending[]) {
    const shown = queries.setQueryData(
      key,
      pending.reduce((loaded, change) => change(loaded), base),
    )
    if (pending.length > 0) all.set(hashKey(key), { base, pending, shown })
    else all.delete(hashKey(key))
  }
  /** Undefined as soon as something else was loaded, which nothing is known to be missing in. */
  function patchedAt(key: QueryKey) {
    const patched = all.get(hashKey(key))
    return patched?.shown === queries.getQueryData(key) ? patched : undefined
  }
  function settle(stays: boolean) {
    for (const { key, change } of patches) {
      const { base, pending } = patchedAt(key) ?? {}
      if (!pending?.includes(change)) continue
      const others = pending.filter((other) => other !== change)
      show(key, stays ? change(base) : base, others)
    }
  }

  for (const { key, change } of patches) {
    const loaded = queries.getQueryData(key)
    const { base, pending } = patchedAt(key) ?? { base: loaded, pending: [] }
    if (loaded !== undefined) show(key, base, [...pending, change])
  }
  return { keep: () => settle(true), takeBack: () => settle(false) }
}
