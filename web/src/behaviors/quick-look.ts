import { QUICK_PRESETS, type QuickBehavior, type QuickPreset } from '@sprout/domain/behaviors/model'
import type { Translate } from '../i18n/translate.ts'

const pictures: Record<QuickPreset, string> = {
  greeting: '👋',
  tidy_toys: '🧸',
  help_clean: '🧹',
  help_others: '🤝',
  study_well: '📚',
}
const OWN = '⭐'

const isPreset = (key: string | null): key is QuickPreset => key !== null && Object.hasOwn(QUICK_PRESETS, key)

/** A quick behaviour as the reader sees it: what came with the family in their language, the rest as it was typed. */
export const quickLook = (t: Translate, { presetKey, title }: QuickBehavior) =>
  isPreset(presetKey)
    ? { title: t(`behaviors.presets.${presetKey}`), picture: pictures[presetKey] }
    : { title, picture: OWN }
