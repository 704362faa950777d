import type { QuickBehavior } from '@sprout/domain/behaviors/model'
import { X } from 'lucide-react'
import { useTranslate } from '../i18n/language.tsx'
import { Card } from '../ui/card.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Row } from '../ui/row.tsx'
import { quickLook } from './quick-look.ts'

/** A line of the quick list that can be taken off it. */
export function QuickToRemove({ item, onRemove }: { item: QuickBehavior; onRemove: (item: QuickBehavior) => void }) {
  const t = useTranslate()
  const { title, picture } = quickLook(t, item)
  return (
    <Card className="quick-list-item">
      <Row
        picture={picture}
        title={title}
        end={<IconButton label={t('behaviors.removeQuick', { title })} icon={<X />} onClick={() => onRemove(item)} />}
      />
    </Card>
  )
}
