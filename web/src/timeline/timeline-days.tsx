import type { Activity } from '@sprout/domain/timeline/model'
import { useDeferredValue, useMemo } from 'react'
import { useNow } from '../family/now.ts'
import { useFamily, useToday } from '../family/today.ts'
import { byDay } from './days.ts'
import { pairsOf } from './pairs.ts'
import { TimelineDay } from './timeline-day.tsx'

const MANY = 100

type TimelineDaysProps = { lines: readonly Activity[]; level: 2 | 3; onOpen: (line: Activity) => void }

/** The lines under the days that they were recorded on. */
export function TimelineDays({ lines, level, onOpen }: TimelineDaysProps) {
  const family = useFamily()
  const today = useToday()
  // A minute later a thousand days are looked through for what is to be told anew: in slices, or a thumb that scrolls would feel it.
  const now = useDeferredValue(useNow())
  const days = useMemo(() => byDay(lines, family), [lines, family])
  const pairs = useMemo(() => pairsOf(lines), [lines])
  return (
    <div className={lines.length > MANY ? 'timeline-days-long' : undefined}>
      {days.map(({ day, lines: ofDay }) => (
        <TimelineDay key={day} day={day} lines={ofDay} {...{ pairs, today, now, level, onOpen }} />
      ))}
    </div>
  )
}
