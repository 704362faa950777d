import type { Child } from '@sprout/domain/children/model'

/** What is given counts for ever, what is taken only now. */
export const given = (child: Child, points: number): Child => ({
  ...child,
  points: child.points + points,
  totalPoints: child.totalPoints + Math.max(0, points),
})
