import { dayAsks } from '@sprout/domain/children/day'
import { useQuery } from '@tanstack/react-query'
import { load } from '../api/load.ts'

/** A child's latest lines. */
export const latestLines = (childId: string) => load(...dayAsks(childId).lines)

/** Keeps them at hand on every screen: by them it is seen what others have recorded. */
export function useFollowRecord(childId: string | undefined) {
  useQuery({ ...latestLines(childId ?? ''), enabled: childId !== undefined })
}
