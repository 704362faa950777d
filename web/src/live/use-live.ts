import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { stayLive } from './stay-live.ts'

/** Shows what the family changes elsewhere. */
export function useLive(childId: string | undefined) {
  const queries = useQueryClient()
  const child = useEffectEvent(() => childId)
  useEffect(() => stayLive(queries, () => child()), [queries])
}
