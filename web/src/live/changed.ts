import type { Query } from '@tanstack/react-query'
import { nounOf } from '../api/call.ts'

/** An event of the stream, as it is read: what changed, of which child. Null is all of the family. */
export type Changed = { readonly childId: string | null; readonly what: readonly string[] }

export function readChanged(text: string): Changed | undefined {
  try {
    const { childId, what } = Object(JSON.parse(text)) as Record<keyof Changed, unknown>
    return Array.isArray(what) ? { childId: typeof childId === 'string' ? childId : null, what } : undefined
  } catch {
    return undefined
  }
}

/** A query's key is its path: ['api', 'habits', childId]. Those of other children stand; what names no child may be meant. */
export const isMeantBy =
  ({ childId, what }: Changed, children: readonly string[]) =>
  ({ queryKey }: Pick<Query, 'queryKey'>) => {
    const id = String(queryKey[2])
    const isOtherChild = childId !== null && id !== childId && children.includes(id)
    return what.includes(nounOf(queryKey)) && !isOtherChild
  }
