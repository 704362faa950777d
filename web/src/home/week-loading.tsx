import { useTranslate } from '../i18n/language.tsx'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import './week-card.css'

/** Holds the place of the week. */
export function WeekLoading() {
  const t = useTranslate()
  return (
    <Card className="week-card">
      <h2>{t('home.week.title')}</h2>
      <Skeleton />
    </Card>
  )
}
