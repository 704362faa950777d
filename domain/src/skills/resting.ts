import { type DayFrame, familyDay, type LocalDate } from '../calendar.ts'
import { isLongAgo } from '../habits/resting.ts'
import type { Skill } from './model.ts'

/** An answer that a phone has kept from before may not know the last score: then nothing is said to rest. */
type Open = Pick<Skill, 'isCompleted' | 'createdAt'> & { readonly lastScoreAt?: string | null }

/** As a habit does: an open challenge without a score for four weeks, nor made in them. */
export const isResting = ({ isCompleted, createdAt, lastScoreAt }: Open, today: LocalDate, family: DayFrame) =>
  !isCompleted && lastScoreAt !== undefined && isLongAgo(familyDay(new Date(lastScoreAt ?? createdAt), family), today)
