import { type DayFrame, familyDay, type LocalDate } from '../calendar.ts'
import { isLongAgo } from '../habits/resting.ts'
import type { Skill } from './model.ts'

/** As a habit does: an open challenge without a score for four weeks, nor made in them. */
export const isResting = (
  { isCompleted, createdAt, lastScoreAt }: Pick<Skill, 'isCompleted' | 'createdAt' | 'lastScoreAt'>,
  today: LocalDate,
  family: DayFrame,
) => !isCompleted && isLongAgo(familyDay(new Date(lastScoreAt ?? createdAt), family), today)
