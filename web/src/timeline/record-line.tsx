import type { Activity } from '@sprout/domain/timeline/model'
import { useAgo } from '../family/ago.ts'
import { PointsBadge } from '../points/points-badge.tsx'
import { Row } from '../ui/row.tsx'
import { lookOf } from './record-picture.tsx'
import { useRecordWords } from './record-words.ts'

/** A record that another one speaks of. */
export function RecordLine({ line }: { line: Activity }) {
  const ago = useAgo()
  const { titleOf } = useRecordWords()
  return (
    <Row
      {...lookOf(line)}
      title={titleOf(line)}
      text={ago(line.createdAt)}
      end={<PointsBadge points={line.points} />}
    />
  )
}
