import type { Activity } from '@sprout/domain/timeline/model'

/** What a record has to do with another: a remedy makes a correction good. */
export type Pair = {
  readonly relation: 'repairs' | 'repairedBy'
  /** Absent while it is further back than was loaded. */
  readonly other: Activity | undefined
}

export const isSamePair = (one: Pair | undefined, other: Pair | undefined) =>
  one?.relation === other?.relation && one?.other?.id === other?.other?.id

/** The pairs among the lines, by the id of either side. Of several remedies for one correction the latest counts. */
export function pairsOf(lines: readonly Activity[]): ReadonlyMap<string, Pair> {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const pairs = new Map<string, Pair>()
  for (const line of lines) {
    if (line.repairs === null) continue
    pairs.set(line.id, { relation: 'repairs', other: byId.get(line.repairs) })
    if (!pairs.has(line.repairs)) pairs.set(line.repairs, { relation: 'repairedBy', other: line })
  }
  return pairs
}
