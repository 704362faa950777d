import { useTranslate } from '../i18n/language.tsx'
import { type FailedProps, PartFailed } from '../i18n/part-failed.tsx'
import { Card } from '../ui/card.tsx'
import './week-card.css'

/** In the place of the week's picture that could not be fetched. */
export function WeekFailed(way: FailedProps) {
  const t = useTranslate()
  return (
    <Card className="week-card">
      <h2>{t('home.week.title')}</h2>
      <PartFailed small {...way} />
    </Card>
  )
}
