import type { Language } from '@sprout/domain/language'
import type { CORRECTIONS, GOOD, HabitKey, RewardKey, SkillKey, StoryKey } from '../plan.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { zh } from './zh.ts'

/** What the demo family says, in one language. */
export type Words = {
  caregiver: string
  children: readonly { name: string; gender: 'boy' | 'girl'; avatarUrl: string }[]
  good: Record<keyof typeof GOOD, string>
  corrections: Record<keyof typeof CORRECTIONS, string>
  gift: string
  giftNotes: readonly string[]
  smallRemedy: string
  bigRemedy: string
  remedyNotes: readonly string[]
  habits: Record<HabitKey, { title: string; description: string }>
  skills: Record<SkillKey, { title: string; unit: string }>
  rewards: Record<RewardKey, string>
  stories: Record<StoryKey, string>
}

export const words: Record<Language, Words> = { en, es, zh }
