import type { Redemption, Reward } from '@sprout/domain/rewards/model'
import type { RewardOffer } from './reward-form.ts'

/** What the parent is doing in the store: one dialog at a time. */
export type RewardTask =
  /** Perhaps what something proposed. */
  | { readonly kind: 'add'; readonly offer?: RewardOffer }
  | { readonly kind: 'redeem'; readonly reward: Reward }
  | { readonly kind: 'remove'; readonly reward: Reward }
  | { readonly kind: 'undo'; readonly redemption: Redemption }
