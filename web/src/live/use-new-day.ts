import type { LocalDate } from '@sprout/domain/calendar'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { loadAnew } from './load-anew.ts'

/** A screen that stays open over midnight: what the server worked out for its day, a run or a week, is asked for anew. */
export function useNewDay(today: LocalDate) {
  const queries = useQueryClient()
  const shown = useRef(today)
  useEffect(() => {
    if (shown.current === today) return
    shown.current = today
    void loadAnew(queries)
  }, [queries, today])
}
