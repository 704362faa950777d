import type { QueryClient } from '@tanstack/react-query'
import { currentUser } from '../accounts/current-user.ts'
import { inTab } from './storage.ts'

const KEY = 'sprout.drafts'

/**
 * What was typed and not kept yet, by whom and where: neither a tab touched by accident nor a page that is loaded again,
 * or thrown away by a phone short of memory, loses anything.
 */
const drafts = new Map<string, unknown>(JSON.parse(inTab.get(KEY) ?? '[]'))

/** Of whoever is in: nobody finds the words of another. Nobody is, once all was forgotten. */
function placeOf(queries: QueryClient, where: string) {
  const id = queries.getQueryData(currentUser.queryKey)?.id
  return id && `${id} ${where}`
}

export const draftAt = (queries: QueryClient, where: string): unknown => drafts.get(placeOf(queries, where) ?? '')

/** Undefined: nothing is left to be kept. */
export function keepDraftAt(queries: QueryClient, where: string, typed: object | undefined) {
  const place = placeOf(queries, where)
  if (!place) return
  if (typed) drafts.set(place, typed)
  else drafts.delete(place)
  inTab.set(KEY, JSON.stringify([...drafts]))
}

/** Before another may come. */
export function forgetDrafts() {
  drafts.clear()
  inTab.remove(KEY)
}
