import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { currentUser } from '../accounts/current-user.ts'
import { inTab } from './storage.ts'

const KEY = 'sprout.drafts'

/**
 * What was typed and not kept yet, by whom and where: neither a tab touched by accident nor a page that is loaded again,
 * or thrown away by a phone short of memory, loses anything.
 */
const drafts = new Map<string, unknown>(JSON.parse(inTab.get(KEY) ?? '[]'))
let timesForgotten = 0

/** Whose words they are: nobody finds those of another, and what was typed before all was forgotten is kept no more. */
export type Writer = { readonly id: string; readonly since: number }

export function writerOf(queries: QueryClient): Writer | undefined {
  const id = queries.getQueryData(currentUser.queryKey)?.id
  return id === undefined ? undefined : { id, since: timesForgotten }
}

/** Whoever is in as a form is opened: another may be by the time that it is left. */
export function useWriter() {
  const queries = useQueryClient()
  return useState(() => writerOf(queries))[0]
}

const placeOf = (writer: Writer | undefined, where: string) =>
  writer?.since === timesForgotten ? `${writer.id} ${where}` : undefined

export const draftAt = (writer: Writer | undefined, where: string): unknown => drafts.get(placeOf(writer, where) ?? '')

/** Undefined: nothing is left to be kept. */
export function keepDraftAt(writer: Writer | undefined, where: string, typed: object | undefined) {
  const place = placeOf(writer, where)
  if (!place) return
  if (typed) drafts.set(place, typed)
  else drafts.delete(place)
  store()
}

/** Of what is gone: every place says what it is about. */
export function forgetDraftsAbout(id: string) {
  for (const place of drafts.keys()) if (place.includes(id)) drafts.delete(place)
  store()
}

/** Before another may come. */
export function forgetDrafts() {
  drafts.clear()
  timesForgotten++
  inTab.remove(KEY)
}

const store = () => inTab.set(KEY, JSON.stringify([...drafts]))
