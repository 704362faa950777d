import { type Child, NO_AVATAR } from '@sprout/domain/children/model'
import type { Habit } from '@sprout/domain/habits/model'
import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '../api/load-failed.tsx'
import { useToday } from '../family/today.ts'
import { useTranslate } from '../i18n/language.tsx'
import { usePrintWords } from '../i18n/print-words.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { ScreenLink } from '../shell/screen-link.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PrintSheet } from '../ui/print-sheet.tsx'
import { SkeletonCards } from '../ui/skeleton-cards.tsx'
import { useDaysWaiting } from './days-waiting.ts'
import { habitPicture } from './habit-picture.ts'
import { habitList, keptDays } from './habit-queries.ts'
import { useIsResting } from './resting.ts'
import { daysOfWeek, type WeekDay } from './week.ts'
import './week-sheet.css'

/** This week's habits on one sheet, to be ticked off by hand. */
export function WeekSheetScreen({ child }: { child: Child }) {
  const t = useTranslate()
  const words = usePrintWords()
  const isResting = useIsResting()
  const { data, error, isFetching, refetch } = useQuery(habitList(child.id))
  if (error && !data) return <LoadFailed failure={error} busy={isFetching} onRetry={refetch} />
  if (!data) return <SkeletonCards label={t('ui.loading')} count={1} height="21.5rem" />
  const active = data.filter((habit) => !habit.isCompleted && !isResting(habit))
  if (active.length === 0)
    return (
      <Card tone="sky">
        <EmptyState
          mood="looking"
          title={t('prints.week.none')}
          hint={t('prints.week.noneHint')}
          action={<ScreenLink screen="habits" />}
        />
      </Card>
    )
  return (
    <PrintSheet way="wide" hint={t('prints.week.hint')} words={words}>
      <WeekSheet child={child} habits={active} />
    </PrintSheet>
  )
}

function WeekSheet({ child: { name, avatarUrl }, habits }: { child: Child; habits: readonly Habit[] }) {
  const t = useTranslate()
  const { day, weekdays } = useFormats()
  const days = daysOfWeek(useToday(), 0, new Set())
  const [from, to] = [day(days.at(0)?.date ?? ''), day(days.at(-1)?.date ?? '')]
  return (
    <table className="week-sheet">
      <caption className="week-sheet-head">
        <Avatar emoji={avatarUrl ?? NO_AVATAR} />
        <span className="week-sheet-name">{name}</span>
        <span>{t('habits.week', { from, to })}</span>
      </caption>
      <thead>
        <tr>
          <td />
          {weekdays().map((weekday) => (
            <th key={weekday.name} scope="col" aria-label={weekday.name}>
              {weekday.letter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {habits.map((habit, line) => (
          <HabitLine key={habit.id} habit={habit} picture={habitPicture(habit.title, line)} />
        ))}
      </tbody>
    </table>
  )
}

function HabitLine({ habit: { id, title }, picture }: { habit: Habit; picture: string }) {
  const today = useToday()
  const { data: kept = [] } = useQuery(keptDays(id))
  const days = daysOfWeek(today, 0, new Set([...useDaysWaiting(id), ...kept.map(({ date }) => date)]))
  return (
    <tr>
      <th scope="row" className="week-sheet-habit">
        <span className="week-sheet-title">
          <span className="week-sheet-picture" aria-hidden="true">
            {picture}
          </span>
          {title}
        </span>
      </th>
      {days.map((day) => (
        <Place key={day.date} day={day} />
      ))}
    </tr>
  )
}

function Place({ day: { state } }: { day: WeekDay }) {
  const t = useTranslate()
  const isKept = state === 'kept'
  return (
    <td>
      <span className="week-sheet-place" data-kept={isKept || undefined} aria-hidden="true">
        {isKept && '⭐'}
      </span>
      <span className="visually-hidden">{t(isKept ? 'prints.week.kept' : 'prints.week.open')}</span>
    </td>
  )
}
