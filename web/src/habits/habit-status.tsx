import { CHECKPOINTS, type Habit } from '@sprout/domain/habits/model'
import { useTranslate } from '../i18n/language.tsx'
import { GoalLine } from '../ui/goal-card.tsx'

/** How the run stands, and how far it is to go. */
export function HabitStatus({ habit: { currentStreak: streak, checkedInDays, targetDays } }: { habit: Habit }) {
  const t = useTranslate()
  const begin = t(checkedInDays > 0 ? 'habits.newRun' : 'habits.firstDay')
  return (
    <>
      <GoalLine>{streak > 0 ? t('habits.streak', { count: streak }) : begin}</GoalLine>
      {targetDays !== CHECKPOINTS.first && <GoalLine>{t('habits.toGo', { count: targetDays - streak })}</GoalLine>}
      {targetDays >= CHECKPOINTS.first && <Checkpoint left={CHECKPOINTS.first - streak} />}
    </>
  )
}

/** 21 days are a place to look back from, no more. */
function Checkpoint({ left }: { left: number }) {
  const t = useTranslate()
  return <GoalLine>{left > 0 ? t('habits.toCheckpoint', { count: left }) : t('habits.pastCheckpoint')}</GoalLine>
}
