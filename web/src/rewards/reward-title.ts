import { PRESET_REWARDS, type PresetReward, type Redemption, type Reward } from '@sprout/domain/rewards/model'
import { useTranslate } from '../i18n/language.tsx'

const isPreset = (key: string | null | undefined): key is PresetReward =>
  typeof key === 'string' && Object.hasOwn(PRESET_REWARDS, key)

/** What a reward is called: the presets in the reader's language, the family's own as they named it. */
export function useRewardTitle() {
  const t = useTranslate()
  return ({ title, presetKey }: Pick<Reward, 'title' | 'presetKey'>) =>
    isPreset(presetKey) ? t(`rewards.presets.${presetKey}`) : title
}

/** The reward that was redeemed, if it is still in the store; what is known of it otherwise. */
export function redeemedReward({ rewardId, title }: Redemption, rewards: readonly Reward[]) {
  const reward = rewards.find(({ id }) => id === rewardId)
  if (reward) return reward
  const [presetKey = null, preset] = Object.entries(PRESET_REWARDS).find(([, each]) => each.title === title) ?? []
  return { title, presetKey, category: preset?.category ?? ('other' as const) }
}
