import { apart } from '@sprout/domain/direction'
import type { Activity } from '@sprout/domain/timeline/model'
import { memo } from 'react'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { PointsBadge } from '../points/points-badge.tsx'
import { BETWEEN_FACTS } from '../ui/between-facts.ts'
import { Row } from '../ui/row.tsx'
import { isAsLongAgo } from './as-long-ago.ts'
import { excerpt } from './excerpt.ts'
import { isSamePair, type Pair } from './pairs.ts'
import { lookOf } from './record-picture.tsx'
import './record-row.css'
import { useRecordWords } from './record-words.ts'

type RecordRowProps = {
  line: Activity
  pair: Pair | undefined
  now: number
  /** How many of the family's days ago it was recorded. */
  days: number
  onOpen: (line: Activity) => void
}

/** A line of the timeline; tapped, it shows all of itself. */
export const RecordRow = memo(function RecordRow({ line, pair, now, days, onOpen }: RecordRowProps) {
  const { language } = useLanguage()
  const { ago } = useFormats()
  const { titleOf, noteOf } = useRecordWords()
  const { description, points, createdAt, by } = line
  const facts = [ago(createdAt, now, days), apart(by), noteOf(line)].filter(Boolean)
  return (
    <button type="button" className="record-row" aria-haspopup="dialog" onClick={() => onOpen(line)}>
      <Row
        {...lookOf(line)}
        title={titleOf(line)}
        text={
          <>
            <span className="record-row-part">{facts.join(BETWEEN_FACTS)}</span>
            {description && <span className="record-row-part record-row-story">{excerpt(description, language)}</span>}
            {pair && <PairWords pair={pair} />}
          </>
        }
        end={<PointsBadge points={points} />}
      />
    </button>
  )
}, isSame)

function PairWords({ pair: { relation, other } }: { pair: Pair }) {
  const t = useTranslate()
  const { titleOf } = useRecordWords()
  const words = { repairs: 'timeline.makesGood', repairedBy: 'timeline.madeGood' } as const
  return (
    <span className="record-row-part record-row-pair">
      {other ? t(words[relation], { title: titleOf(other) }) : t('timeline.makesGoodEarlier')}
    </span>
  )
}

/** What a line says never changes; what it is paired with may be undone. With thousands of them it matters. */
function isSame(before: RecordRowProps, after: RecordRowProps) {
  return (
    before.line.id === after.line.id &&
    before.days === after.days &&
    isAsLongAgo(after.line.createdAt, before.now, after.now) &&
    before.onOpen === after.onOpen &&
    isSamePair(before.pair, after.pair)
  )
}
