import type { Activity } from '@sprout/domain/timeline/model'
import { useEffect } from 'react'
import { focusTitle } from '../ui/focus-title.ts'

/** The line that a sheet would give the focus back to was undone: whoever works by keyboard goes on from the title. */
export function useFocusWhenGone(open: boolean, chosen: Activity | undefined, lines: readonly Activity[] | undefined) {
  const gone = !open && chosen !== undefined && lines?.every(({ id }) => id !== chosen.id)
  useEffect(() => {
    if (gone) focusTitle('.timeline-title')
  }, [gone])
}
