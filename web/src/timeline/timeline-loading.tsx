import { useTranslate } from '../i18n/language.tsx'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import './timeline-loading.css'

const lines = [0, 1, 2, 3, 4]

/** The shape of a day. */
export function TimelineLoading() {
  const t = useTranslate()
  return (
    <div role="status">
      <span className="visually-hidden">{t('ui.loading')}</span>
      <span className="timeline-loading-day">
        <Skeleton width="5rem" height="0.875rem" />
      </span>
      <Card className="timeline-lines">
        {lines.map((line) => (
          <div key={line} className="timeline-loading-line">
            <Skeleton width="48px" height="48px" />
            <span className="timeline-loading-words">
              <Skeleton width="11rem" height="1rem" />
              <Skeleton width="8rem" height="0.875rem" />
            </span>
          </div>
        ))}
      </Card>
    </div>
  )
}
