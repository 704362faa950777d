import { BADGES, type BadgeKind } from '@sprout/domain/badges/model'
import { BookOpen, Flag, Gift, Heart, type LucideIcon, Medal, Star, Toothbrush, TreePine, Trophy } from 'lucide-react'
import type { Tone } from '../ui/tone.ts'

const icons: Record<string, LucideIcon> = {
  toothbrush: Toothbrush,
  book: BookOpen,
  heart: Heart,
  trophy: Trophy,
  star: Star,
  flag: Flag,
  tree: TreePine,
  gift: Gift,
}

/** In the hue of the module that it is earned in. */
const badgeTones: Record<BadgeKind, Tone> = {
  habit_master: 'sky',
  skill_master: 'amber',
  first_moment: 'plum',
  run_7: 'sky',
  run_21: 'sky',
  run_66: 'sky',
  behaviors_50: 'leaf',
  first_redemption: 'coral',
}

export const badgeLook = (kind: BadgeKind) => ({
  tone: badgeTones[kind],
  Icon: icons[BADGES[kind].iconName] ?? Medal,
})
