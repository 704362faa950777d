import type { Reward } from '@sprout/domain/rewards/model'

/** What the parent is doing in the store: one dialog at a time. */
export type RewardTask =
  | { readonly kind: 'add' }
  | { readonly kind: 'redeem'; readonly reward: Reward }
  | { readonly kind: 'remove'; readonly reward: Reward }
