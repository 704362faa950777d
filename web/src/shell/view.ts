import { useSearchParams } from 'wouter'

/**
 * Which of a few views of a place is shown, the first unless the address names another: a reload stays there. Each change
 * is no step of its own, so the way back leads out of the place.
 */
export function useView<V extends string>(views: readonly [V, ...V[]], name = 'view') {
  const [search, setSearch] = useSearchParams()
  const view = views.find((each) => each === search.get(name)) ?? views[0]
  const show = (next: V) =>
    setSearch(
      (params) => {
        if (next === views[0]) params.delete(name)
        else params.set(name, next)
        return params
      },
      { replace: true, state: history.state },
    )
  return [view, show] as const
}
