import type { RewardCategory } from '@sprout/domain/rewards/model'
import { Bike, BookOpen, Cookie, Gift, type LucideIcon, Sparkles, Ticket, ToyBrick, TreePine } from 'lucide-react'
import type { Tone } from '../ui/tone.ts'

/** What stands in the place of a picture: the category's icon on its colour. */
export const rewardLook: Record<RewardCategory, { tone: Tone; Icon: LucideIcon }> = {
  gift: { tone: 'coral', Icon: Gift },
  privilege: { tone: 'sky', Icon: Ticket },
  toy: { tone: 'amber', Icon: ToyBrick },
  book: { tone: 'plum', Icon: BookOpen },
  activity: { tone: 'leaf', Icon: Bike },
  treat: { tone: 'coin', Icon: Cookie },
  outing: { tone: 'leaf', Icon: TreePine },
  other: { tone: 'coral', Icon: Sparkles },
}
