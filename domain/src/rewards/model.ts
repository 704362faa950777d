import * as z from 'zod/mini'
import { said } from '../said.ts'
import { id, line, prose } from '../text.ts'
import { readUrl } from '../url.ts'

export const rewardCategory = z.enum(['gift', 'privilege', 'toy', 'book', 'activity', 'treat', 'outing', 'other'])
export type RewardCategory = z.infer<typeof rewardCategory>

/** What the add dialog offers, and the prices that it suggests for each. */
export const QUICK_PRICES = { gift: [50, 100, 200, 500], privilege: [30, 60, 120, 180] } as const

/** Pricing guidance: a minute of a privilege, a dollar of a gift. */
export const WORTH = { minute: 1, dollar: 10 } as const

/** No single record gives or takes more. */
export const MOST_POINTS = 1_000_000

/** Every child's store begins with these. The key lets each reader see them in their own language. */
export const PRESET_REWARDS = {
  toy_car: { title: 'Toy car', pointsCost: 100, category: 'toy' },
  story_book: { title: 'Story book', pointsCost: 80, category: 'book' },
  stickers: { title: 'Stickers', pointsCost: 50, category: 'gift' },
  screen_time: { title: 'Extra screen time', pointsCost: 60, category: 'privilege' },
  later_bedtime: { title: 'Later bedtime', pointsCost: 40, category: 'privilege' },
  snack_choice: { title: 'Snack choice', pointsCost: 30, category: 'treat' },
} as const satisfies Record<string, { title: string; pointsCost: number; category: RewardCategory }>

export type PresetReward = keyof typeof PRESET_REWARDS

/** An older or a newer version may have kept a key that this one does not know. */
export const isPresetReward = (key: string | null): key is PresetReward =>
  key !== null && Object.hasOwn(PRESET_REWARDS, key)

export const rewardPrice = z
  .number(said('points_cost_positive'))
  .check(
    z.lte(MOST_POINTS, said('too_large')),
    z.int(said('points_cost_whole')),
    z.gte(1, said('points_cost_positive')),
  )

/** The browser fetches it, the server never does. */
const isPicture = (text: string) => text === '' || readUrl(text)?.protocol === 'https:'
const imageUrl = z
  .string()
  .check(
    z.trim(),
    z.maxLength(2000, said('too_long')),
    z.refine(isPicture, said('image_url_invalid')),
    z.describe('An address that begins with https://, or nothing.'),
  )

export const newReward = z.object({
  childId: id,
  title: line(said('reward_name_required')),
  description: z.nullish(prose()),
  pointsCost: rewardPrice,
  category: rewardCategory,
  imageUrl: z.nullish(imageUrl),
})
export type NewReward = z.infer<typeof newReward>

export const reward = z.object({
  id: z.string(),
  childId: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  pointsCost: z.int(),
  category: rewardCategory,
  imageUrl: z.nullable(z.string()),
  isCustom: z.boolean(),
  presetKey: z.nullable(z.string()),
  createdAt: z.string(),
})
export type Reward = z.infer<typeof reward>

export const redeem = z.object({ childId: id, rewardId: id, pointsSpent: z.int(said('required')) })

export const redemption = z.object({
  id: z.string(),
  childId: z.string(),
  rewardId: z.string(),
  title: z.string(),
  /** What the reward is, also after it left the store. */
  category: rewardCategory,
  presetKey: z.nullable(z.string()),
  pointsSpent: z.int(),
  /** Its line on the timeline, by which it is undone. */
  lineId: z.string(),
  redeemedAt: z.string(),
  /** The caregiver's name. */
  by: z.string(),
})
export type Redemption = z.infer<typeof redemption>
