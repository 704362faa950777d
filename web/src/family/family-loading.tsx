import { useTranslate } from '../i18n/language.tsx'
import { Card } from '../ui/card.tsx'
import { Section } from '../ui/section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** Most often one caregiver is looked at. */
export function FamilyLoading() {
  const t = useTranslate()
  return (
    <Card role="status">
      <span className="visually-hidden">{t('ui.loading')}</span>
      <Section title={t('family.caregivers.title')}>
        <Skeleton height="var(--row)" />
      </Section>
    </Card>
  )
}
