import type { LocalDate } from '@sprout/domain/calendar'
import type { Child } from '@sprout/domain/children/model'
import type { DayStats } from '@sprout/domain/stats/model'
import { sumOf, weekOf } from '@sprout/domain/stats/week'
import { LoadFailed } from '../api/load-failed.tsx'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { signed } from '../points/signed.ts'
import { useDayStats } from '../stats/days.ts'
import { WeekColumns } from '../stats/week-columns.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import './week-card.css'
import { WeekLoading } from './week-loading.tsx'

type WeekCardProps = { child: Child; today: LocalDate }

/** The week at a glance. */
export function WeekCard({ child: { id: childId, name }, today }: WeekCardProps) {
  const t = useTranslate()
  const { data, error, isFetching, refetch } = useDayStats(childId, today)
  if (!data && !error) return <WeekLoading />
  const sum = data && sumOf(weekOf(data, today))
  const isEmpty = sum?.earned === 0 && sum.taken === 0
  return (
    <Card as="section" className="week-card" aria-labelledby="week-title">
      <div className="week-card-head">
        <h2 id="week-title">{t('home.week.title')}</h2>
        {sum && <WeekSum {...sum} />}
      </div>
      {error && !data && <LoadFailed small failure={error} busy={isFetching} onRetry={refetch} />}
      {isEmpty && <EmptyState mood="happy" title={t('home.empty')} hint={t('home.hint', { name })} />}
      {data && !isEmpty && <WeekColumns days={data} today={today} />}
    </Card>
  )
}

function WeekSum({ earned, taken }: Omit<DayStats, 'date'>) {
  const { language } = useLanguage()
  return (
    <p className="week-card-sum">
      {earned > 0 && <span className="week-card-earned">{signed(earned, language)}</span>}
      {taken > 0 && <span className="week-card-taken">{signed(-taken, language)}</span>}
    </p>
  )
}
