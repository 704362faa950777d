import { PRESET_REWARDS, type PresetReward, type Reward } from '@sprout/domain/rewards/model'
import { useTranslate } from '../i18n/language.tsx'

const isPreset = (key: string | null | undefined): key is PresetReward =>
  typeof key === 'string' && Object.hasOwn(PRESET_REWARDS, key)

/** What a reward is called: the presets in the reader's language, the family's own as they named it. */
export function useRewardTitle() {
  const t = useTranslate()
  return ({ title, presetKey }: Pick<Reward, 'title' | 'presetKey'>) =>
    isPreset(presetKey) ? t(`rewards.presets.${presetKey}`) : title
}
