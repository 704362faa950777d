import { sumOf, weekOf } from '@sprout/domain/stats/week'
import { LoadFailed } from '../api/load-failed.tsx'
import { useToday } from '../family/today.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useDayStats } from '../stats/days.ts'
import { WeekColumns } from '../stats/week-columns.tsx'
import { useWeeklyStats } from '../stats/weekly.ts'
import { Card } from '../ui/card.tsx'
import { Section } from '../ui/section.tsx'
import './profile-week.css'
import { WeekLoading } from './week-loading.tsx'
import { WeekNumbers } from './week-numbers.tsx'

/** The week in numbers and as seven columns: one picture, so both come together. */
export function WeekCard({ childId }: { childId: string }) {
  const t = useTranslate()
  const today = useToday()
  const weekly = useWeeklyStats(childId, today)
  const days = useDayStats(childId, today)
  const sum = sumOf(weekOf(days.data ?? [], today))
  const isEmpty = sum.earned === 0 && sum.taken === 0
  const failure = weekly.error ?? days.error
  const retry = () => Promise.all([weekly.refetch(), days.refetch()])
  return (
    <Card>
      <Section title={t('home.week.title')}>
        {weekly.data && days.data ? (
          <div className="profile-week">
            <WeekNumbers week={weekly.data} />
            {isEmpty ? <p>{t('home.week.none')}</p> : <WeekColumns days={days.data} today={today} />}
          </div>
        ) : failure ? (
          <div className="profile-week-failed">
            <LoadFailed small failure={failure} busy={weekly.isFetching || days.isFetching} onRetry={retry} />
          </div>
        ) : (
          <WeekLoading />
        )}
      </Section>
    </Card>
  )
}
