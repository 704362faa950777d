import { daysBetween, type LocalDate } from '@sprout/domain/calendar'
import type { Activity } from '@sprout/domain/timeline/model'
import { memo } from 'react'
import { useFormats } from '../i18n/use-formats.ts'
import { Card } from '../ui/card.tsx'
import { isAsLongAgo } from './as-long-ago.ts'
import { isSamePair, type Pair } from './pairs.ts'
import { RecordRow } from './record-row.tsx'

type TimelineDayProps = {
  day: LocalDate
  lines: readonly Activity[]
  pairs: ReadonlyMap<string, Pair>
  today: LocalDate
  now: number
  level: 2 | 3
  onOpen: (line: Activity) => void
}

/** A day's heading, and its lines. */
export const TimelineDay = memo(function TimelineDay(props: TimelineDayProps) {
  const { day, lines, pairs, today, now, level, onOpen } = props
  const { dayHeading } = useFormats()
  const days = daysBetween(day, today)
  const Heading = `h${level}` as const
  return (
    <div className="timeline-day" style={{ '--lines': lines.length }}>
      <Heading className="timeline-day-name" id={`day-${day}`}>
        {dayHeading(day, today)}
      </Heading>
      <Card as="ul" className="timeline-lines" aria-labelledby={`day-${day}`}>
        {lines.map((line) => (
          <li key={line.id} className="timeline-line">
            <RecordRow line={line} pair={pairs.get(line.id)} now={now} days={days} onOpen={onOpen} />
          </li>
        ))}
      </Card>
    </div>
  )
}, isSame)

/** One page or one minute more, and a thousand days are told again: those of which nothing changed are left alone. */
function isSame(before: TimelineDayProps, after: TimelineDayProps) {
  const { lines, pairs } = after
  return (
    before.today === after.today &&
    before.level === after.level &&
    before.onOpen === after.onOpen &&
    before.lines.length === lines.length &&
    before.lines.every(
      ({ id, createdAt }, nth) =>
        id === lines[nth]?.id &&
        isAsLongAgo(createdAt, before.now, after.now) &&
        isSamePair(before.pairs.get(id), pairs.get(id)),
    )
  )
}
