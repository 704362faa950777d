import type { Activity } from '@sprout/domain/timeline/model'
import { useMemo } from 'react'
import { useNow } from '../family/now.ts'
import { useFamily, useToday } from '../family/today.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { Card } from '../ui/card.tsx'
import { classNames } from '../ui/class-names.ts'
import { byDay } from './days.ts'
import { pairsOf } from './pairs.ts'
import { RecordRow } from './record-row.tsx'

const MANY = 100

type TimelineDaysProps = { lines: readonly Activity[]; level: 2 | 3; onOpen: (line: Activity) => void }

/** The lines under the days that they were recorded on. */
export function TimelineDays({ lines, level, onOpen }: TimelineDaysProps) {
  const { dayHeading } = useFormats()
  const family = useFamily()
  const today = useToday()
  const now = useNow()
  const days = useMemo(() => byDay(lines, family), [lines, family])
  const pairs = useMemo(() => pairsOf(lines), [lines])
  const Heading = `h${level}` as const
  return (
    <div className={classNames('timeline-days', lines.length > MANY && 'timeline-days-long')}>
      {days.map(({ day, lines: ofDay }) => (
        <div key={day} className="timeline-day" style={{ '--lines': ofDay.length }}>
          <Heading className="timeline-day-name" id={`day-${day}`}>
            {dayHeading(day, today)}
          </Heading>
          <Card as="ul" className="timeline-lines" aria-labelledby={`day-${day}`}>
            {ofDay.map((line) => (
              <li key={line.id} className="timeline-line">
                <RecordRow line={line} pair={pairs.get(line.id)} now={now} onOpen={onOpen} />
              </li>
            ))}
          </Card>
        </div>
      ))}
    </div>
  )
}
