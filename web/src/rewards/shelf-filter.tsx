import { type Shelf, shelves } from '@sprout/domain/rewards/rules'
import { useTranslate } from '../i18n/language.tsx'
import { ChoiceGroup } from '../ui/choice.tsx'
import './shelf-filter.css'

export function ShelfFilter({ value, onChange }: { value: Shelf; onChange: (shelf: Shelf) => void }) {
  const t = useTranslate()
  const options = shelves.map((shelf) => ({ value: shelf, label: t(`rewards.shelves.${shelf}`) }))
  return (
    <div className="shelf-filter" data-tone="coral">
      <ChoiceGroup legend={t('rewards.shelf')} legendHidden {...{ value, options, onChange }} />
    </div>
  )
}
