import { useTranslate } from '../i18n/language.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import './content-loading.css'

/** The shape of what comes, and a word for whoever waits longer than a moment. */
export function ContentLoading() {
  const t = useTranslate()
  return (
    <div className="content-loading">
      <Skeleton width="11rem" height="2rem" />
      <div className="content-loading-card">
        <Skeleton height="100%" />
      </div>
      <p className="content-loading-word" role="status">
        {t('ui.loading')}
      </p>
    </div>
  )
}
