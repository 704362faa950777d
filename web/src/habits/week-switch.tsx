import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useContext } from 'react'
import { useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { GoalTitle } from '../ui/goal-title.ts'
import { StepButton } from '../ui/step-button.tsx'
import type { WeekDay } from './week.ts'

type WeekSwitchProps = {
  days: readonly WeekDay[]
  weeksBack: number
  most: number
  onChange: (weeksBack: number) => void
}

/** Which week is shown: on a Sunday, what was forgotten lies in the one before. */
export function WeekSwitch({ days, weeksBack, most, onChange }: WeekSwitchProps) {
  const t = useTranslate()
  const title = useContext(GoalTitle)
  const { day } = useFormats()
  const [first, last] = [days.at(0)?.date ?? '', days.at(-1)?.date ?? '']
  return (
    <div className="week-switch">
      <StepButton
        label={t('habits.earlierWeek')}
        icon={<ChevronLeft />}
        aria-describedby={title}
        atEnd={weeksBack >= most}
        onClick={() => onChange(weeksBack + 1)}
      />
      <p className="week-switch-name" aria-live="polite">
        {weeksBack === 0 ? t('habits.thisWeek') : t('habits.week', { from: day(first), to: day(last) })}
      </p>
      <StepButton
        label={t('habits.laterWeek')}
        icon={<ChevronRight />}
        aria-describedby={title}
        atEnd={weeksBack === 0}
        onClick={() => onChange(weeksBack - 1)}
      />
    </div>
  )
}
