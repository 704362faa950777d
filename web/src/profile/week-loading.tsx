import { useTranslate } from '../i18n/language.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import './profile-week.css'

/** As tall as the numbers and the columns that come. */
export function WeekLoading() {
  const t = useTranslate()
  return (
    <div className="profile-week" role="status">
      <span className="visually-hidden">{t('ui.loading')}</span>
      <Skeleton height="3.17rem" />
      <Skeleton height="var(--week)" />
    </div>
  )
}
