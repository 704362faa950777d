import type { User } from '@sprout/domain/accounts/model'
import { activityCalls } from '@sprout/domain/timeline/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { refresh } from '../api/refresh.ts'
import { useTellGone } from '../children/tell-gone.ts'
import { useToday } from '../family/today.ts'
import { ornament, quietPart } from '../i18n/lazy-part.ts'
import { useLive } from '../live/use-live.ts'
import { useNewDay } from '../live/use-new-day.ts'
import { told, useArrived } from './arrived.ts'
import { isOf, type Kept } from './entry.ts'
import { useOneCaregiver } from './one-caregiver.ts'
import { followOtherTabs, lookAtOutbox, sendAll } from './outbox.ts'
import { useReach } from './reach.ts'
import { SignalNote } from './signal-note.tsx'
import { dropAllOf } from './store.ts'
import { useLookAhead } from './use-look-ahead.ts'
import { useWaiting } from './waiting.ts'

const Arrival = ornament(async () => (await import('../celebration/arrival.tsx')).Arrival)
const RefusedCard = quietPart(async () => (await import('./refused-card.tsx')).RefusedCard)

type SignalProps = {
  user: User
  childId: string | undefined
}

const isRefused = ({ refused }: Kept) => refused !== undefined

/** What to know of the line to the server: whether there is one, what waits for it, what was refused, and what came from others. */
export function Signal({ user, childId }: SignalProps) {
  const queries = useQueryClient()
  const familyId = user.family.id
  const send = useCallback(() => void sendAll(queries, user.id), [queries, user.id])
  const { trouble, since } = useReach(send)
  const all = useWaiting()
  const arrived = useArrived()
  const today = useToday()
  useLive(childId)
  useTellGone(familyId)
  useLookAhead(childId, today)
  useNewDay(today)
  useOneCaregiver(user.id)
  useEffect(() => {
    // What they wrote in a family that they are no longer in, nobody waits for.
    void dropAllOf(user.id, familyId)
      .catch(() => undefined)
      .then(lookAtOutbox)
      .then(send)
    const stop = followOtherTabs(() => void refresh(queries, activityCalls.undo.changes))
    const look = () => {
      if (!document.hidden) send()
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', look)
    }
  }, [queries, send, user.id, familyId])
  const mine = all.filter(isOf(user.id))
  const refused = mine.filter(isRefused)
  const others = all.filter(({ caregiver, refused }) => caregiver.id !== user.id && !refused)
  return (
    <>
      <SignalNote trouble={trouble} since={since} entries={mine.filter((one) => !isRefused(one))} others={others} />
      {arrived.map(({ entry, reply }) => (
        <Arrival key={entry.key} line={entry.line} reply={reply} onTold={() => told(entry)} />
      ))}
      {refused.length > 0 && <RefusedCard entries={refused} />}
    </>
  )
}
