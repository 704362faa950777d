import type { BehaviorCategory } from '@sprout/domain/behaviors/model'
import { MOOD_EMOJI } from '@sprout/domain/moments/emoji'
import { readMetadata } from '@sprout/domain/timeline/metadata'
import type { Activity, ActivityType } from '@sprout/domain/timeline/model'
import { BookOpen, CloudRain, Flag, Gift, HandHeart, Heart, Medal, Repeat, Sparkles, Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Tone } from '../ui/tone.ts'

type Look = { readonly picture: ReactNode; readonly tone: Tone }

const ofType: Record<ActivityType, Look> = {
  behavior: { picture: <Heart />, tone: 'leaf' },
  habit: { picture: <Repeat />, tone: 'sky' },
  skill: { picture: <Flag />, tone: 'amber' },
  moment: { picture: <BookOpen />, tone: 'plum' },
  reward: { picture: <Gift />, tone: 'coral' },
}

const ofCategory: Record<BehaviorCategory, Look> = {
  good: ofType.behavior,
  gift: { picture: <Sparkles />, tone: 'leaf' },
  remedy: { picture: <HandHeart />, tone: 'leaf' },
  needs_improvement: { picture: <CloudRain />, tone: 'clay' },
}

/** What a record looks like: by why it stands there, else by the module that it is of. */
export function lookOf({ type, metadata, points }: Pick<Activity, 'type' | 'metadata' | 'points'>): Look {
  const known = readMetadata(metadata)
  if (known?.cause === 'behavior') return ofCategory[known.category]
  if (known?.cause === 'habit-completed') return { picture: <Trophy />, tone: 'sky' }
  if (known?.cause === 'skill-completed') return { picture: <Medal />, tone: 'amber' }
  if (known?.cause === 'moment') return { picture: MOOD_EMOJI[known.mood], tone: 'plum' }
  return type === 'behavior' && points < 0 ? ofCategory.needs_improvement : ofType[type]
}
