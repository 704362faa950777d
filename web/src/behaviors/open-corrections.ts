import { openCorrections } from '@sprout/domain/behaviors/corrections'
import type { Activity } from '@sprout/domain/timeline/model'
import { useMemo } from 'react'
import { useWaiting } from '../outbox/waiting.ts'

/** The corrections among some lines that no remedy makes good, be it one that waits to be sent. */
export function useOpenCorrections(lines: readonly Activity[] | undefined) {
  const onTheWay = useWaiting().map(({ line, refused }) => (refused ? undefined : line.about))
  const open = useMemo(() => lines && openCorrections(lines), [lines])
  return open?.filter(({ id }) => !onTheWay.includes(id))
}
