import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { byServer } from '../api/clock.ts'
import { isAway } from '../api/or-seen.ts'
import { askAnew, keepSeen, shownSince } from '../api/seen.ts'

/** Longer than the usual pause between two looks at what others have recorded. */
const SILENT_FOR = 8000

const signals = ['online', 'offline'] as const
const subscribe = (changed: () => void) => {
  for (const signal of signals) window.addEventListener(signal, changed)
  return () => {
    for (const signal of signals) window.removeEventListener(signal, changed)
  }
}

type Silence = { readonly since: string; readonly isLong: boolean }
const silentNow = (): Silence => ({ since: new Date(byServer()).toISOString(), isLong: shownSince() !== undefined })

/**
 * Whether the server can be reached, as the calls tell it, and how old is what is shown meanwhile. `onAnswer` runs when
 * it answers after a silence.
 */
export function useReach(onAnswer: () => void) {
  const queries = useQueryClient()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  // The first screen may have been filled before anybody listened.
  const [silence, setSilence] = useState(() => (shownSince() || !navigator.onLine ? silentNow() : undefined))
  const missed = useEffectEvent(() => setSilence(silence ?? silentNow()))
  const answered = useEffectEvent(() => {
    if (!silence && !shownSince()) return
    setSilence(undefined)
    void askAnew(queries)
    onAnswer()
  })
  useEffect(() => {
    const stop = keepSeen(
      queries,
      () => answered(),
      () => missed(),
    )
    const stopListening = queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isAway(event.action.error)) missed()
    })
    return () => {
      stop()
      stopListening()
    }
  }, [queries])
  useEffect(() => {
    if (!silence || silence.isLong) return
    const timer = setTimeout(() => setSilence({ ...silence, isLong: true }), SILENT_FOR)
    return () => clearTimeout(timer)
  }, [silence])
  const heard = useEffectEvent((isBack: boolean) => (isBack ? onAnswer() : missed()))
  useEffect(() => heard(online), [online])
  const trouble = !online ? 'offline' : silence?.isLong ? 'away' : undefined
  return { trouble, since: trouble && (shownSince() ?? silence?.since) } as const
}
