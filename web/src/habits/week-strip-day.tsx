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
  /** Of a kept one, but while that is on its way. */
  lineId: string | undefined
  isOpenToday: boolean
  onTick: (date: LocalDate, tapped: Element) => void
  onUndo: (date: LocalDate, lineId: string) => void
}

/** A day of the strip: its letter above, a mark below; a button when it can be ticked or undone. */
export function WeekStripDay(props: WeekStripDayProps) {
  const { letter, known, lineId, onTick, onUndo } = props
  const { date, state } = props.day
  const t = useTranslate()
  const title = useContext(GoalTitle)
  const { day, number } = useFormats()
  const label = t(`habits.days.${saysOf(props)}`, { day: day(date, longDay) })
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
      {isTickable(props) || lineId ? (
        <button
          type="button"
          aria-describedby={title}
          className="week-strip-day"
          onClick={({ currentTarget }) => (lineId ? onUndo(date, lineId) : onTick(date, currentTarget))}
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

const isTickable = ({ day: { state }, known, isOpenToday }: WeekStripDayProps) =>
  known && (state === 'missed' || (state === 'today' && isOpenToday))

function saysOf(props: WeekStripDayProps) {
  if (props.lineId) return 'undo'
  const { state } = props.day
  return state === 'today' && !isTickable(props) ? 'doneToday' : state
}
