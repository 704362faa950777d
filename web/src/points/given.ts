import type { User } from '@sprout/domain/accounts/model'
import type { Child } from '@sprout/domain/children/model'
import { movedBy } from '@sprout/domain/points/moved-by'

/** What is given counts for ever, what is taken only now. Nobody may be in yet, or any more. */
export const given = (child: Child, points: number, family: User['family'] | undefined): Child => ({
  ...child,
  points: child.points + (family ? movedBy(points, child.points, family) : points),
  totalPoints: child.totalPoints + Math.max(0, points),
})
