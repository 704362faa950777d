/** What is asked at one moment, by whom, and what it is but for its values. */
type Asked = { member: object; kind: unknown }

/**
 * What can travel as one: at most one thing of each, as what they ask comes after what they asked before, and touches what
 * they touched then. In each, all are of one kind; what has none travels alone.
 */
export function loadsOf<A extends Asked>(asked: readonly A[]): A[][] {
  const loads: A[][] = []
  let left = asked
  while (left.length > 0) {
    const load: A[] = []
    const later: A[] = []
    const seen = new Set<object>()
    for (const one of left) {
      const isNext = !seen.has(one.member)
      seen.add(one.member)
      const [first = one] = load
      if (isNext && (first === one || (one.kind !== undefined && one.kind === first.kind))) load.push(one)
      else later.push(one)
    }
    loads.push(load)
    left = later
  }
  return loads
}
