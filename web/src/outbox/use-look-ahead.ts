import type { LocalDate } from '@sprout/domain/calendar'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { browserStore } from '../api/database.ts'
import { untilIdle } from '../ui/when-idle.ts'

const looked = new Set<string>()

/** Once for each child, when nothing else waits. */
export function useLookAhead(childId: string | undefined, today: LocalDate) {
  const queries = useQueryClient()
  useEffect(() => {
    if (!childId || looked.has(childId) || !navigator.onLine || !browserStore()) return
    looked.add(childId)
    untilIdle()
      .then(() => import('./look-ahead.ts'))
      .then(({ lookAhead }) => lookAhead(queries, childId, today))
      // What does not come now is shown when it is opened.
      .catch(() => looked.delete(childId))
  }, [queries, childId, today])
}
