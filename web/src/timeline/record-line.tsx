import type { Activity } from '@sprout/domain/timeline/model'
import { useNow } from '../family/now.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { PointsBadge } from '../points/points-badge.tsx'
import { Row } from '../ui/row.tsx'
import { lookOf } from './record-picture.tsx'
import { useRecordWords } from './record-words.ts'

/** A record that another one speaks of. */
export function RecordLine({ line }: { line: Activity }) {
  const { ago } = useFormats()
  const { titleOf } = useRecordWords()
  const now = useNow()
  return (
    <Row
      {...lookOf(line)}
      title={titleOf(line)}
      text={ago(line.createdAt, now)}
      end={<PointsBadge points={line.points} />}
    />
  )
}
