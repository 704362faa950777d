import { familyDay, type LocalDate } from '@sprout/domain/calendar'
import type { Habit } from '@sprout/domain/habits/model'
import { ChevronLeft } from 'lucide-react'
import { useContext } from 'react'
import { useFamily } from '../family/today.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { Button } from '../ui/button.tsx'
import { GoalTitle } from '../ui/goal-title.ts'
import { daysOfWeek, type KeptLines, type WeekDay } from './week.ts'

type ForgottenHintProps = {
  habit: Habit
  /** Of the week that is shown. */
  days: readonly WeekDay[]
  kept: KeptLines
  today: LocalDate
  onLookBack: () => void
}

/** Days from before the habit can be filled in too, but nobody has forgotten them. */
export function ForgottenHint({ habit: { createdAt }, days, kept, today, onLookBack }: ForgottenHintProps) {
  const t = useTranslate()
  const title = useContext(GoalTitle)
  const { day } = useFormats()
  const began = familyDay(new Date(createdAt), useFamily())
  const isForgotten = ({ date, state }: WeekDay) => state === 'missed' && date >= began
  const name = ({ date }: WeekDay) => day(date, { weekday: 'long' })
  // On the first day of a week yesterday is out of sight.
  const yesterday = days[0]?.date === today && daysOfWeek(today, 1, kept).at(-1)
  if (yesterday && isForgotten(yesterday))
    return (
      <Button tone="quiet" aria-describedby={title} className="week-strip-look-back" onClick={onLookBack}>
        <ChevronLeft aria-hidden="true" />
        {t('habits.forgottenYesterday', { day: name(yesterday) })}
      </Button>
    )
  const [forgotten, ...others] = days.filter(isForgotten)
  if (!forgotten) return null
  const words = others.length > 0 ? t('habits.forgottenDays') : t('habits.forgottenDay', { day: name(forgotten) })
  return <p className="week-strip-hint">{words}</p>
}
