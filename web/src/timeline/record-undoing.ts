import { activityCalls } from '@sprout/domain/timeline/contract'
import type { Activity } from '@sprout/domain/timeline/model'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { load } from '../api/load.ts'
import { refresh } from '../api/refresh.ts'
import { useTranslate } from '../i18n/language.tsx'
import { isGone, tellGone, useUndo } from '../points/undo.ts'

type Undoing = { line: Activity; title: string; open: boolean; onClose: () => void }

/** What undoing a record would take along, and doing it. When somebody else has done it, that is told instead. */
export function useUndoing({ line: { id }, title, open, onClose }: Undoing) {
  const t = useTranslate()
  // By their ids: while one is being undone, the sheet may be opened for another.
  const [underWay, setUnderWay] = useState<readonly string[]>([])
  const busy = underWay.includes(id)
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    shown.current = open ? id : undefined
  })
  // Once the parent has said yes there is nothing to ask any more: the server would only say that it is gone.
  const asked = useQuery({ ...load(activityCalls.undoing, { params: { id } }), enabled: open && !busy })
  const undo = useUndo()
  const queries = useQueryClient()
  const leave = useEffectEvent(() => {
    tellGone(t)
    onClose()
    void refresh(queries, activityCalls.undo.changes)
  })
  const gone = open && !busy && isGone(asked.error)
  useEffect(() => {
    if (gone) leave()
  }, [gone])
  const act = () => {
    setUnderWay((ids) => [...ids, id])
    void undo({ id, title }).then(() => {
      setUnderWay((ids) => ids.filter((other) => other !== id))
      if (shown.current === id) onClose()
    })
  }
  // What somebody else has undone is no failure: the sheet is closing, and the toast tells it.
  return { asked: { ...asked, error: isGone(asked.error) ? null : asked.error }, busy, act }
}
