import type { LocalDate } from '@sprout/domain/calendar'
import type { Habit } from '@sprout/domain/habits/model'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useToday } from '../family/today.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { GoalCard } from '../ui/goal-card.tsx'
import { Ring } from '../ui/ring.tsx'
import { useCheckIn } from './check-in.ts'
import { CheckInToday, type TodayState } from './check-in-today.tsx'
import { CompletedHabit } from './completed-habit.tsx'
import { useDaysWaiting } from './days-waiting.ts'
import './habit-card.css'
import { keptDays, mayCheckIn } from './habit-queries.ts'
import { HabitStatus } from './habit-status.tsx'
import type { HabitTask } from './habit-task.ts'
import { NO_LINE, withDays } from './kept-day.ts'
import type { KeptLines } from './week.ts'
import { WeekStrip } from './week-strip.tsx'

type ActiveHabitProps = {
  habit: Habit
  /** The child's. */
  name: string
  onTask: (task: HabitTask) => void
}

/** A habit that is still going: how far, which days, and today's button. */
export function ActiveHabit({ habit: sent, name, onTask }: ActiveHabitProps) {
  const t = useTranslate()
  const today = useToday()
  const title = useRef<HTMLHeadingElement>(null)
  const { habit, kept, state } = useDays(sent, today)
  const { checkIn, busy } = useCheckIn(habit, name)
  const onRemove = () => onTask({ kind: 'remove', habit })
  if (habit.isCompleted) return <CompletedHabit habit={habit} onRemove={onRemove} />
  const tick = (date: LocalDate, tapped: Element) => {
    // What was tapped goes; whoever walks by keyboard goes on from the habit's name.
    title.current?.focus({ preventScroll: true })
    checkIn(date, tapped)
  }
  const undo = (date: LocalDate, lineId: string) => onTask({ kind: 'undo', habit, date, lineId })
  return (
    <GoalCard
      picture={<Way habit={habit} />}
      title={habit.title}
      titleRef={title}
      lines={<HabitStatus habit={habit} />}
      description={habit.description}
      remove={{ label: t('habits.remove', { title: habit.title }), onClick: onRemove }}
    >
      <WeekStrip {...{ habit, kept, today }} isOpenToday={state === 'open'} onTick={tick} onUndo={undo} />
      <CheckInToday points={habit.points} state={state} busy={busy} onTap={(tapped) => tick(today, tapped)} />
      <p className="habit-totals">
        <span>{t('habits.kept', { count: habit.checkedInDays })}</span>
        <span>{t('habits.longest', { count: habit.longestStreak })}</span>
      </p>
    </GoalCard>
  )
}

function Way({ habit: { currentStreak, targetDays } }: { habit: Habit }) {
  const t = useTranslate()
  const { number } = useFormats()
  const label = t('habits.progress', { count: currentStreak, target: targetDays })
  return (
    <Ring label={label} value={currentStreak} max={targetDays}>
      {number(currentStreak)}
    </Ring>
  )
}

/**
 * The days kept, with those that wait to be sent, the habit as it is with them, and how today stands. Undefined: not
 * known yet. What fails counts as no days, and as open where today may be kept.
 */
function useDays(sent: Habit, today: LocalDate) {
  const days = useQuery(keptDays(sent.id))
  const may = useQuery(mayCheckIn(sent.id, today))
  const waiting = useDaysWaiting(sent.id)
  const lines = (days.data ?? []).map(({ date, lineId }) => [date, lineId] as const)
  const all: KeptLines = new Map([...waiting.map((date) => [date, NO_LINE] as const), ...lines])
  const kept = days.isPending ? undefined : all
  const habit = days.data && waiting.length > 0 ? withDays(sent, [...all.keys()], today) : sent
  return { habit, kept, state: todayState() }

  function todayState(): TodayState | undefined {
    if (all.has(today)) return 'kept'
    if (may.isPending) return undefined
    if (may.data?.canCheckin ?? true) return 'open'
    if (days.isPending) return undefined
    // Without its days nobody knows; what cannot be ticked was mostly kept.
    return days.data ? 'closed' : 'kept'
  }
}
