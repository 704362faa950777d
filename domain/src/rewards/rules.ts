import type { RefusalCode } from '../refusal.ts'
import type { Reward, RewardCategory } from './model.ts'

/** Why a reward cannot be had for these points; nothing when it can. */
export function whyNotRedeem(
  { pointsCost }: Pick<Reward, 'pointsCost'>,
  { points, pointsSpent }: { points: number; pointsSpent: number },
): Extract<RefusalCode, 'price_changed' | 'insufficient_points'> | undefined {
  if (pointsSpent !== pointsCost) return 'price_changed'
  return canAfford(points, pointsCost) ? undefined : 'insufficient_points'
}

export const canAfford = (points: number, pointsCost: number) => points >= pointsCost

/** What can be had now first, the dearest of it on top; then by how far away. */
export const byReach =
  (points: number) =>
  (one: Pick<Reward, 'pointsCost'>, other: Pick<Reward, 'pointsCost'>): number => {
    const [a, b] = [one.pointsCost, other.pointsCost]
    if (canAfford(points, a) && canAfford(points, b)) return b - a
    return a - b
  }

export const shelves = ['all', 'gift', 'privilege'] as const
export type Shelf = (typeof shelves)[number]

const PRIVILEGES: readonly RewardCategory[] = ['privilege', 'activity', 'outing']

/** The filter of the store: two shelves hold all eight categories. */
export const isOnShelf = (category: RewardCategory, shelf: Shelf) =>
  shelf === 'all' || PRIVILEGES.includes(category) === (shelf === 'privilege')

/** Days until a reward can be had at so many points a day; nothing when it can be now, or nobody knows. */
export function daysToGo(pointsCost: number, points: number, perDay: number | null): number | undefined {
  if (canAfford(points, pointsCost) || perDay === null) return undefined
  return Math.ceil((pointsCost - points) / perDay)
}
