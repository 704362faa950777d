import * as z from 'zod/mini'
import type { KeptDay } from '../habits/model.ts'

/** Every badge there is, in the order of the wall. The web app has their names in each language. */
export const BADGES = {
  habit_master: {
    title: 'Habit Formation Master',
    iconName: 'trophy',
    description: 'Completed a habit',
  },
  skill_master: { title: 'Skill Master', iconName: 'star', description: 'Completed a skill challenge' },
  first_moment: { title: 'Storyteller', iconName: 'heart', description: 'Kept the first moment' },
  run_7: { title: 'One week running', iconName: 'toothbrush', description: 'Kept a habit 7 days in a row' },
  run_21: { title: 'First checkpoint', iconName: 'flag', description: 'Kept a habit 21 days in a row' },
  run_66: { title: 'Deep roots', iconName: 'tree', description: 'Kept a habit 66 days in a row' },
  behaviors_50: { title: 'Fifty good deeds', iconName: 'book', description: 'Recorded 50 positive behaviours' },
  first_redemption: { title: 'First treat', iconName: 'gift', description: 'Redeemed the first reward' },
} as const
export type BadgeKind = keyof typeof BADGES

/** How many days in a row it takes; every so many again are one more. */
export const RUN_BADGES = { run_7: 7, run_21: 21, run_66: 66 } as const satisfies Partial<Record<BadgeKind, number>>
export const GOOD_DEEDS = 50

/** Slots of the grid on the profile. */
export const BADGE_SLOTS = 4

export const badge = z.object({
  id: z.string(),
  title: z.string(),
  iconName: z.string(),
  description: z.string(),
  kind: z.enum(Object.keys(BADGES) as [BadgeKind, ...BadgeKind[]]),
  count: z.int(),
  earnedAt: z.string(),
})
export type Badge = z.infer<typeof badge>

/** What badges are worked out from. */
export type BadgeFacts = {
  readonly childId: string
  readonly habitsCompleted: readonly string[]
  readonly skillsCompleted: readonly string[]
  readonly firstMomentAt: string | null
  readonly firstRedemptionAt: string | null
  readonly fiftiethGoodDeedAt: string | null
  /** The kept days of each habit. */
  readonly habits: readonly (readonly KeptDay[])[]
}
