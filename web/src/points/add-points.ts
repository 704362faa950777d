import { type Patch, patch } from '../api/patch.ts'
import { childList } from '../children/current-child.ts'
import { given } from './given.ts'

/** The header as it will be. */
export const addPoints = (childId: string, points: number): Patch =>
  patch(childList, (list) => list.map((child) => (child.id === childId ? given(child, points) : child)))
