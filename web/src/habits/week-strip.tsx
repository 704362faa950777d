import type { LocalDate } from '@sprout/domain/calendar'
import type { Habit } from '@sprout/domain/habits/model'
import { useRef, useState } from 'react'
import { useFormats } from '../i18n/use-formats.ts'
import { ForgottenHint } from './forgotten-hint.tsx'
import { daysOfWeek, type KeptLines, weeksToLookBack } from './week.ts'
import { WeekStripDay } from './week-strip-day.tsx'
import './week-strip.css'
import { WeekSwitch } from './week-switch.tsx'

type WeekStripProps = {
  habit: Habit
  /** Undefined: not known yet. */
  kept: KeptLines | undefined
  today: LocalDate
  isOpenToday: boolean
  onTick: (date: LocalDate, tapped: Element) => void
  onUndo: (date: LocalDate, lineId: string) => void
}

/** A week of a habit, Sunday to Saturday; a forgotten day is filled in with a tap, a kept one asks to be undone. */
export function WeekStrip({ habit, kept, today, isOpenToday, onTick, onUndo }: WeekStripProps) {
  const { weekdays } = useFormats()
  const [weeksBack, setWeeksBack] = useState(0)
  const days = daysOfWeek(today, weeksBack, kept ?? new Map())
  const names = weekdays()
  const list = useRef<HTMLOListElement>(null)
  const lookBack = () => {
    setWeeksBack(1)
    // What was tapped goes; whoever walks by keyboard goes on from the days.
    list.current?.focus({ preventScroll: true })
  }
  return (
    <div className="week-strip">
      <WeekSwitch days={days} weeksBack={weeksBack} most={weeksToLookBack(today)} onChange={setWeeksBack} />
      <ol ref={list} tabIndex={-1} className="week-strip-days" aria-busy={kept === undefined}>
        {days.map((day, nth) => (
          <WeekStripDay
            key={day.date}
            day={day}
            letter={names[nth]?.letter ?? ''}
            known={kept !== undefined}
            isOpenToday={isOpenToday}
            lineId={kept?.get(day.date)}
            {...{ onTick, onUndo }}
          />
        ))}
      </ol>
      {kept && <ForgottenHint {...{ habit, days, kept, today }} onLookBack={lookBack} />}
    </div>
  )
}
