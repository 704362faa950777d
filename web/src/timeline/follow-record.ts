import { activityCalls } from '@sprout/domain/timeline/contract'
import { PAGE } from '@sprout/domain/timeline/model'
import { useQuery } from '@tanstack/react-query'
import { load } from '../api/load.ts'

/** A child's latest lines. */
export const latestLines = (childId: string) =>
  load(activityCalls.list, { params: { childId }, query: { limit: PAGE.shown } })

/** Keeps them at hand on every screen: by them it is seen what others have recorded. */
export function useFollowRecord(childId: string | undefined) {
  useQuery({ ...latestLines(childId ?? ''), enabled: childId !== undefined })
}
