import type { LocalDate } from '@sprout/domain/calendar'
import { familyDay } from '@sprout/domain/calendar'
import type { Habit } from '@sprout/domain/habits/model'
import { useState } from 'react'
import { useFamily } from '../family/today.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { type WeekDay, weekOf, weeksToLookBack } from './week.ts'
import { WeekStripDay } from './week-strip-day.tsx'
import './week-strip.css'
import { WeekSwitch } from './week-switch.tsx'

type WeekStripProps = {
  habit: Habit
  /** Undefined: not known yet. */
  kept: ReadonlySet<LocalDate> | undefined
  today: LocalDate
  openToday: boolean
  onTick: (date: LocalDate, tapped: Element) => void
}

/** A week of a habit, Sunday to Saturday; a forgotten day is filled in with a tap. */
export function WeekStrip({ habit, kept, today, openToday, onTick }: WeekStripProps) {
  const { weekdays } = useFormats()
  const [weeksBack, setWeeksBack] = useState(0)
  const days = weekOf(today, weeksBack, kept ?? new Set())
  const names = weekdays()
  return (
    <div className="week-strip">
      <WeekSwitch days={days} weeksBack={weeksBack} most={weeksToLookBack(today)} onChange={setWeeksBack} />
      <ol className="week-strip-days" aria-busy={kept === undefined}>
        {days.map((day, nth) => (
          <WeekStripDay
            key={day.date}
            day={day}
            letter={names[nth]?.letter ?? ''}
            known={kept !== undefined}
            openToday={openToday}
            onTick={onTick}
          />
        ))}
      </ol>
      {kept && <ForgottenHint habit={habit} days={days} />}
    </div>
  )
}

/** Days from before the habit can be filled in too, but nobody has forgotten them. */
function ForgottenHint({ habit: { createdAt }, days }: { habit: Habit; days: readonly WeekDay[] }) {
  const t = useTranslate()
  const { day } = useFormats()
  const family = useFamily()
  const began = familyDay(new Date(createdAt), family)
  const [forgotten, ...others] = days.filter(({ date, state }) => state === 'missed' && date >= began)
  if (!forgotten) return null
  const words =
    others.length > 0 ? t('habits.forgottenDays') : t('habits.forgottenDay', { day: day(forgotten.date, weekday) })
  return <p className="week-strip-hint">{words}</p>
}

const weekday = { weekday: 'long' } as const
