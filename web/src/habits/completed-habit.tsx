import { familyDay } from '@sprout/domain/calendar'
import type { Habit } from '@sprout/domain/habits/model'
import { useFamily, useToday } from '../family/today.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { Facts } from '../ui/facts.tsx'
import { GoalCard, GoalLine, GoalMedal } from '../ui/goal-card.tsx'

/** A habit whose target was reached: nothing is left to do but to be glad. */
export function CompletedHabit({ habit, onRemove }: { habit: Habit; onRemove: () => void }) {
  const t = useTranslate()
  const { title, description, longestStreak, checkedInDays, completedAt } = habit
  const run = [t('habits.streak', { count: longestStreak }), t('habits.kept', { count: checkedInDays })]
  return (
    <GoalCard
      tone="sky"
      picture={<GoalMedal />}
      title={title}
      lines={
        <>
          <GoalLine>
            <Facts list={run} />
          </GoalLine>
          <CompletedOn completedAt={completedAt} />
        </>
      }
      description={description}
      remove={{ label: t('habits.remove', { title }), onClick: onRemove }}
    />
  )
}

function CompletedOn({ completedAt }: Pick<Habit, 'completedAt'>) {
  const t = useTranslate()
  const family = useFamily()
  const today = useToday()
  const { fullDay } = useFormats()
  if (!completedAt) return null
  const on = fullDay(familyDay(new Date(completedAt), family), today)
  return <GoalLine>{t('habits.completed', { day: on })}</GoalLine>
}
