import type { Noun } from '@sprout/domain/live/nouns'

/** Something that was committed, told to one family. With nothing in `what` it only asks to look who still listens. */
export type Change = {
  familyId: string
  /** Null: all of the family. */
  childId: string | null
  what: readonly Noun[]
  /** The key that the write came with. */
  key: string | null
}
export type Told = { id: string | null; childId: string | null; what: Noun[] }

/**
 * One who listens, and what they have yet to be told. However slowly they read, no more gathers than each list of each
 * child once: changes of one child become one.
 */
export function newEar<Asked>(lookEvery: number) {
  const waiting = new Map<string | null, { what: Set<Noun>; key: string | null }>()
  let asked: Asked | undefined
  let isNudged = false
  let wake = () => {}
  const nudge = () => {
    isNudged = true
    wake()
  }
  const add = ({ childId, what, key }: Change) => {
    if (what.length === 0) return
    const before = waiting.get(childId)
    const all = new Set([...(before?.what ?? []), ...what])
    waiting.set(childId, { what: all, key: before && before.key !== key ? null : key })
  }
  return {
    nudge,
    /** `by`: how to ask who listens, begun after the change. */
    hear(change: Change, by: Asked) {
      asked = by
      add(change)
      nudge()
    },
    /** Waits for a change, at the longest until it is time to look again whether they may listen at all. */
    async woken(): Promise<Asked | undefined> {
      if (!isNudged) {
        await new Promise<void>((resolve) => {
          const later = setTimeout(resolve, lookEvery)
          wake = () => {
            clearTimeout(later)
            resolve()
          }
        })
      }
      isNudged = false
      const by = asked
      asked = undefined
      return by
    },
    take(): Told[] {
      const all = [...waiting].map(([childId, { what, key }]) => ({ id: key, childId, what: [...what] }))
      waiting.clear()
      return all
    },
  }
}
