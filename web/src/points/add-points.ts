import { type Patch, patch } from '../api/patch.ts'
import { childList } from '../children/current-child.ts'

/** The header as it will be: what is given counts for ever, what is taken only now. */
export const addPoints = (childId: string, points: number): Patch =>
  patch(childList, (list) =>
    list.map((child) =>
      child.id === childId
        ? { ...child, points: child.points + points, totalPoints: child.totalPoints + Math.max(0, points) }
        : child,
    ),
  )
