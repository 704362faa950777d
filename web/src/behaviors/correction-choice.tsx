import type { Activity } from '@sprout/domain/timeline/model'
import { Cloud, Sparkles } from 'lucide-react'
import { useAgo } from '../family/ago.ts'
import { useTranslate } from '../i18n/language.tsx'
import { PointsBadge } from '../points/points-badge.tsx'
import { Card } from '../ui/card.tsx'
import { Row } from '../ui/row.tsx'
import './correction-choice.css'

type CorrectionChoiceProps = {
  corrections: readonly Activity[]
  busy: boolean
  onChoose: (correction: Activity | null) => void
}

/** The corrections that can be made good, newest first; and none of them. */
export function CorrectionChoice({ corrections, busy, onChoose }: CorrectionChoiceProps) {
  const t = useTranslate()
  const ago = useAgo()
  const look = {
    as: 'button',
    type: 'button',
    className: 'correction-choice-item',
    'aria-disabled': busy || undefined,
  } as const
  return (
    <ul className="correction-choice" aria-busy={busy}>
      {corrections.map((line) => (
        <li key={line.id}>
          <Card {...look} tone="clay" onClick={() => onChoose(line)}>
            <Row
              picture={<Cloud />}
              tone="clay"
              title={line.title}
              text={ago(line.createdAt)}
              end={<PointsBadge points={line.points} />}
            />
          </Card>
        </li>
      ))}
      <li>
        <Card {...look} tone="leaf" onClick={() => onChoose(null)}>
          <Row picture={<Sparkles />} title={t('behaviors.nothingNamed')} />
        </Card>
      </li>
    </ul>
  )
}
