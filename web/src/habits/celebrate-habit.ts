import type { Child } from '@sprout/domain/children/model'
import { CHECKPOINTS, type CheckedIn } from '@sprout/domain/habits/model'
import { celebrate } from '../celebration/celebrate.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'

/** Leaves and a card for a habit that was kept until its target. */
export function useCelebrateHabit({ name }: Pick<Child, 'name'>) {
  const t = useTranslate()
  const { number } = useFormats()
  return ({ habit: { title, targetDays, longestStreak }, pointsAwarded }: CheckedIn) =>
    celebrate({
      title: t('habits.deed', { title, count: longestStreak }),
      text: t(targetDays === CHECKPOINTS.first ? 'habits.deedFirst' : 'habits.deedText', {
        name,
        points: number(pointsAwarded),
      }),
    })
}
