import { daysBetween } from '@sprout/domain/calendar'
import type { Skill } from '@sprout/domain/skills/model'
import { useToday } from '../family/today.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { GoalLine } from '../ui/goal-card.tsx'

/** By when; nothing when no day was set. */
export function DueDate({ dueDate }: Pick<Skill, 'dueDate'>) {
  const t = useTranslate()
  const today = useToday()
  const { fullDay } = useFormats()
  if (!dueDate) return null
  const left = daysBetween(today, dueDate)
  const on = { day: fullDay(dueDate, today) }
  if (left < 0) return <GoalLine late>{t('skills.overdue', on)}</GoalLine>
  return <GoalLine>{left === 0 ? t('skills.dueToday') : t('skills.daysLeft', { ...on, count: left })}</GoalLine>
}
