import { type BehaviorCategory, QUICK_CAP, QUICK_PRESETS, type QuickPreset } from './model.ts'

const ICONS = { good: 'star', needs_improvement: 'cloud', gift: 'gift', remedy: 'bandage' } as const
export const behaviorIcon = (category: BehaviorCategory) => ICONS[category]

export const isQuickListFull = (list: readonly unknown[]) => list.length >= QUICK_CAP

/** A new one goes onto the quick list when it is not there yet and there is room. */
export const joinsQuickList = (titles: readonly string[], title: string) =>
  !isQuickListFull(titles) && !titles.some((one) => sameTitle(one, title))

/** A preset that was taken off the quick list and comes back is still one, and shows in the reader's language. */
export const presetOf = (title: string): QuickPreset | null =>
  presets.find((preset) => sameTitle(QUICK_PRESETS[preset].title, title)) ?? null
const presets = Object.keys(QUICK_PRESETS) as QuickPreset[]

export const sameTitle = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** A correction takes points; one that found nothing to take (balances stay at zero) took none. */
export const isCorrection = (category: BehaviorCategory) => category === 'needs_improvement'
