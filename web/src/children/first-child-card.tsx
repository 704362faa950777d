import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Pip } from '../ui/pip.tsx'
import './first-child-card.css'

/** What a new family sees first. */
export function FirstChildCard({ onAdd }: { onAdd: () => void }) {
  const t = useTranslate()
  return (
    <Card as="section" className="first-child-card" aria-labelledby="first-child-title">
      <Pip size={120} mood="happy" />
      <h1 id="first-child-title">{t('children.first.title')}</h1>
      <p>{t('children.first.hint')}</p>
      <Button wide onClick={onAdd}>
        {t('children.add')}
      </Button>
    </Card>
  )
}
