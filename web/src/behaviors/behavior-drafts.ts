import type { BehaviorType, NewBehavior } from '@sprout/domain/behaviors/model'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { draftAt, keepDraftAt } from '../api/drafts.ts'
import type { TypedBehavior } from './behavior-form.ts'

type Whose = Pick<NewBehavior, 'childId' | 'type'>

const placeOf = ({ childId, type }: Whose) => `behavior ${childId} ${type}`
const draftsOf = (queries: QueryClient, whose: Whose) =>
  (draftAt(queries, placeOf(whose)) as readonly TypedBehavior[] | undefined) ?? []
const keepDrafts = (queries: QueryClient, whose: Whose, drafts: readonly TypedBehavior[]) =>
  keepDraftAt(queries, placeOf(whose), drafts.length > 0 ? drafts : undefined)

/** What was taken back is for the form to begin with when it is opened again. */
export function giveBack(queries: QueryClient, { childId, type, title, description, points }: NewBehavior) {
  const typed = { childId, type, title, description: description ?? '', points: Math.abs(points) }
  keepDrafts(queries, typed, [...draftsOf(queries, typed), typed])
}

/** The latest of them, until its form is closed; then comes the one before. What is typed in its form takes its place. */
export function useBehaviorDraft(childId: string, type: BehaviorType) {
  const queries = useQueryClient()
  const whose = { childId, type }
  const [draft] = useState(() => draftsOf(queries, whose).at(-1))
  const kept = useRef(draft)
  const keep = (typed: TypedBehavior | undefined) => {
    const others = draftsOf(queries, whose).filter((each) => each !== kept.current)
    keepDrafts(queries, whose, typed ? [...others, typed] : others)
    kept.current = typed
  }
  return { draft, keep }
}
