import type { Activity } from '@sprout/domain/timeline/model'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { placeOf } from '../ui/go-on.ts'

/** The line that a sheet would give the focus back to was undone, perhaps after it closed: whoever works by keyboard goes on. */
export function useFocusWhenGone(open: boolean, chosen: Activity | undefined, lines: readonly Activity[] | undefined) {
  const gone = !open && chosen !== undefined && lines?.every(({ id }) => id !== chosen.id)
  const goOn = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    if (open) goOn.current = placeOf(document.activeElement, '.timeline-title')
  }, [open])
  useEffect(() => {
    if (gone) goOn.current?.()
  }, [gone])
}
