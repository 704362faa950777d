import type { QueryClient } from '@tanstack/react-query'
import { currentUser } from '../accounts/current-user.ts'
import { type Patch, patch } from '../api/patch.ts'
import { childList } from '../children/current-child.ts'
import { given } from './given.ts'

/** The header as it will be. */
export function addPoints(queries: QueryClient, childId: string, points: number): Patch {
  const family = queries.getQueryData(currentUser.queryKey)?.family
  return patch(childList, (list) => list.map((child) => (child.id === childId ? given(child, points, family) : child)))
}
