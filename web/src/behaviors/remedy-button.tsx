import { REMEDIES } from '@sprout/domain/behaviors/model'
import { useTranslate } from '../i18n/language.tsx'
import { PointsBadge } from '../points/points-badge.tsx'
import { Card } from '../ui/card.tsx'
import { useRecordAtOnce } from './record-at-once.ts'

export type Remedy = keyof typeof REMEDIES

type RemedyButtonProps = {
  childId: string
  remedy: Remedy
  /** Asks what is made good; absent when there is nothing to name. */
  onAsk: (() => void) | undefined
}

export function RemedyButton({ childId, remedy, onAsk }: RemedyButtonProps) {
  const title = useTranslate()(`behaviors.remedy.${remedy}`)
  const points = REMEDIES[remedy]
  const { record, isPending } = useRecordAtOnce(childId)
  return (
    <Card
      as="button"
      type="button"
      className="remedy"
      tone="clay"
      aria-busy={isPending || undefined}
      aria-haspopup={onAsk && 'dialog'}
      onClick={({ currentTarget }) => (onAsk ? onAsk() : record({ title, points, category: 'remedy' }, currentTarget))}
    >
      <span className="remedy-title">{title}</span>
      <PointsBadge points={points} />
    </Card>
  )
}
