import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { whenIdle } from '../ui/when-idle.ts'

const NEXT_TRY = 5000

/** From when the first picture is drawn, shows what the family changes elsewhere. */
export function useLive(childId: string | undefined) {
  const queries = useQueryClient()
  const child = useEffectEvent(() => childId)
  useEffect(() => {
    let end: (() => void) | undefined
    let isOver = false
    const begin = () => {
      if (isOver) return
      import('./stay-live.ts').then(
        ({ stayLive }) => {
          if (!isOver) end = stayLive(queries, () => child())
        },
        () => setTimeout(begin, NEXT_TRY),
      )
    }
    whenIdle(begin)
    return () => {
      isOver = true
      end?.()
    }
  }, [queries])
}
