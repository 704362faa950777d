import { familyDay, type LocalDate } from '@sprout/domain/calendar'
import { useFamily } from '../family/today.ts'
import { useWaiting, waitingOf } from '../outbox/waiting.ts'
import { BEHAVIORS } from '../stats/days.ts'
import { useLinesOfToday } from './lines-of-today.ts'

/** How many good things were noticed today, also those that wait to be sent. A correction is none. */
export function useGoodThings(childId: string, today: LocalDate) {
  const family = useFamily()
  const { data: lines, isError } = useLinesOfToday(childId, today)
  const waiting = waitingOf(useWaiting(), childId, BEHAVIORS).filter(({ line }) => line.points > 0)
  const told = lines?.filter(
    ({ type, points, createdAt }) =>
      type === 'behavior' && points > 0 && familyDay(new Date(createdAt), family) === today,
  )
  return { data: told && told.length + waiting.length, isError }
}
