import type { Activity } from '@sprout/domain/timeline/model'
import { useTranslate } from '../i18n/language.tsx'
import { PointsBadge } from '../points/points-badge.tsx'
import { BETWEEN_FACTS } from '../ui/between-facts.ts'
import { Row } from '../ui/row.tsx'
import type { Pair } from './pairs.ts'
import { RecordLine } from './record-line.tsx'
import { lookOf } from './record-picture.tsx'
import { useRecordWords } from './record-words.ts'

/** What it was, by whom, what was said about it, and what it makes good. */
export function RecordDetails({ line, pair }: { line: Activity; pair: Pair | undefined }) {
  const t = useTranslate()
  const { titleOf, noteOf } = useRecordWords()
  const { by, points, description } = line
  const facts = [t('timeline.record.by', { name: by }), noteOf(line)].filter(Boolean)
  const heading = { repairs: 'timeline.record.repairs', repairedBy: 'timeline.record.repairedBy' } as const
  return (
    <>
      <Row
        {...lookOf(line)}
        title={titleOf(line)}
        text={facts.join(BETWEEN_FACTS)}
        end={<PointsBadge points={points} />}
      />
      {description && <p className="record-story">{description}</p>}
      {pair?.other && (
        <div className="record-others">
          <h3>{t(heading[pair.relation])}</h3>
          <RecordLine line={pair.other} />
        </div>
      )}
    </>
  )
}
