import { isPresetReward, type Reward } from '@sprout/domain/rewards/model'
import { useTranslate } from '../i18n/language.tsx'

/** What a reward is called: the presets in the reader's language, the family's own as they named it. */
export function useRewardTitle() {
  const t = useTranslate()
  return ({ title, presetKey }: Pick<Reward, 'title' | 'presetKey'>) =>
    isPresetReward(presetKey) ? t(`rewards.presets.${presetKey}`) : title
}
