import type { QuickBehavior } from '@sprout/domain/behaviors/model'
import { useTranslate } from '../i18n/language.tsx'
import { PointsBadge } from '../points/points-badge.tsx'
import { Card } from '../ui/card.tsx'
import { Row } from '../ui/row.tsx'
import { quickLook } from './quick-look.ts'
import { useRecordAtOnce } from './record-at-once.ts'

/** A line of the quick list to tap. Each keeps its own count of what is under way: one does not wait for another. */
export function QuickAction({ childId, item }: { childId: string; item: QuickBehavior }) {
  const { record, isPending } = useRecordAtOnce(childId)
  const { title, picture } = quickLook(useTranslate(), item)
  return (
    <Card
      as="button"
      type="button"
      className="quick-list-item"
      aria-busy={isPending || undefined}
      onClick={({ currentTarget }) => record({ title, points: item.points, category: 'good' }, currentTarget)}
    >
      <Row picture={picture} title={title} end={<PointsBadge points={item.points} />} />
    </Card>
  )
}
