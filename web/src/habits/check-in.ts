import type { LocalDate } from '@sprout/domain/calendar'
import { habitCalls } from '@sprout/domain/habits/contract'
import type { CheckedIn, Habit } from '@sprout/domain/habits/model'
import { useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '../api/failure.ts'
import { useFailureToast } from '../api/failure-toast.ts'
import { isOfAnother } from '../api/of-another.ts'
import { useToday } from '../family/today.ts'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { useRecord } from '../outbox/record.ts'
import { rise } from '../points/rise.ts'
import { useTell } from '../points/tell.ts'
import { toast } from '../ui/toast.ts'
import { useCelebrateHabit } from './celebrate-habit.ts'
import { keptDay, outcomeOf } from './kept-day.ts'
import { longDay } from './week.ts'

/** Ticks a day, today's or a forgotten one: seen at once, told with a way back, taken back when refused. */
export function useCheckIn(habit: Habit, name: string) {
  const { id, childId, title } = habit
  const queries = useQueryClient()
  const today = useToday()
  const { language } = useLanguage()
  const tellDone = useTellCheckedIn(name)
  const tellRefused = useTellRefused()
  const { mutate, isPending } = useRecord(habitCalls.checkIn, {
    writtenIn: null,
    line: ({ body: { date } }) => ({
      childId,
      title,
      points: outcomeOf(queries, { habit, date, today }).points,
      about: id,
      day: date,
    }),
    stands: isOfAnother('habits', id),
    optimistic: ({ body }) => keptDay(queries, { habit, date: body.date, today }),
  })
  const checkIn = (date: LocalDate, tapped: Element) => {
    const isToday = date === today
    const isTaken = mutate(
      { params: { habitId: habit.id }, body: { date } },
      { onSuccess: (done) => tellDone(done, date, isToday), onError: (failure) => tellRefused(failure, isToday) },
    )
    if (isTaken) rise(tapped, habit.points, language)
  }
  return { checkIn, busy: isPending }
}

function useTellCheckedIn(name: string) {
  const t = useTranslate()
  const tell = useTell()
  const { day } = useFormats()
  const celebrateHabit = useCelebrateHabit({ name })
  return (done: CheckedIn, date: LocalDate, isToday: boolean) => {
    const words = isToday ? t('habits.checkedIn') : t('habits.filledIn', { day: day(date, longDay) })
    // With the bonus of a last day: undo takes that too.
    tell({ ...done.activity, points: done.pointsAwarded }, words)
    if (done.completed) celebrateHabit(done)
  }
}

/** That the day counts already, from another phone perhaps, is nothing to worry about. */
function useTellRefused() {
  const t = useTranslate()
  const tellFailure = useFailureToast()
  return (failure: Error, isToday: boolean) => {
    if (!(failure instanceof CallFailed && failure.refusal === 'already_checked_in'))
      return tellFailure(t('habits.checkInFailed'), failure)
    const description = t(isToday ? 'habits.alreadyToday' : 'habits.alreadyThatDay')
    toast.add({ title: t('habits.already'), description, tone: 'note' })
  }
}
