import { familyDay, type LocalDate } from '@sprout/domain/calendar'
import { activityCalls } from '@sprout/domain/timeline/contract'
import { PAGE } from '@sprout/domain/timeline/model'
import { useQuery } from '@tanstack/react-query'
import { load } from '../api/load.ts'
import { useFamily } from '../family/today.ts'
import { latestLines } from '../timeline/follow-record.ts'

/** What was written down today, at least. The latest lines are there anyway; on a busy day these are not all. */
export function useLinesOfToday(childId: string, today: LocalDate) {
  const family = useFamily()
  const latest = useQuery(latestLines(childId))
  const oldest = latest.data?.at(PAGE.shown - 1)
  const isBusy = oldest !== undefined && familyDay(new Date(oldest.createdAt), family) === today
  const all = useQuery({
    ...load(activityCalls.list, { params: { childId }, query: { limit: PAGE.most } }),
    enabled: isBusy,
  })
  return isBusy ? all : latest
}
