import type { LocalDate } from '@sprout/domain/calendar'
import { Check } from 'lucide-react'
import { useContext } from 'react'
import { useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { GoalTitle } from '../ui/goal-title.ts'
import { longDay, type WeekDay } from './week.ts'

type WeekStripDayProps = {
  day: WeekDay
  letter: string
  known: boolean
  isOpenToday: boolean
  onTick: (date: LocalDate, tapped: Element) => void
}

/** A day of the strip: its letter above, a mark below; a button when it can be ticked. */
export function WeekStripDay({ day: { date, state }, letter, known, isOpenToday, onTick }: WeekStripDayProps) {
  const t = useTranslate()
  const title = useContext(GoalTitle)
  const { day, number } = useFormats()
  const canTick = known && (state === 'missed' || (state === 'today' && isOpenToday))
  const says = state === 'today' && !canTick ? 'doneToday' : state
  const label = t(`habits.days.${says}`, { day: day(date, longDay) })
  const look = (
    <>
      <span className="week-strip-letter" aria-hidden="true">
        {letter}
      </span>
      <span className="week-strip-mark" aria-hidden="true" data-state={known ? state : 'unknown'}>
        {state === 'kept' ? <Check /> : number(Number(date.slice(-2)))}
      </span>
    </>
  )
  return (
    <li>
      {canTick ? (
        <button
          type="button"
          aria-describedby={title}
          className="week-strip-day"
          onClick={({ currentTarget }) => onTick(date, currentTarget)}
        >
          <span className="visually-hidden">{label}</span>
          {look}
        </button>
      ) : (
        <span className="week-strip-day" role="img" aria-label={label}>
          {look}
        </span>
      )}
    </li>
  )
}
