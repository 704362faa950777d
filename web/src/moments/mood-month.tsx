import { momentCalls } from '@sprout/domain/moments/contract'
import { useQuery } from '@tanstack/react-query'
import { load } from '../api/load.ts'
import { useToday } from '../family/today.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { Card } from '../ui/card.tsx'
import { Section } from '../ui/section.tsx'
import { moodDays } from './mood-days.ts'
import { MoodRibbon } from './mood-ribbon.tsx'

// Three a day fill a month.
const ENOUGH = 100

/** How the month has felt so far. */
export function MoodMonth({ childId }: { childId: string }) {
  const t = useTranslate()
  const { day } = useFormats()
  const today = useToday()
  const { data = [] } = useQuery(load(momentCalls.list, { params: { childId }, query: { limit: ENOUGH } }))
  const days = moodDays(today, data)
  const month = day(today, { month: 'long' })
  const count = days.filter(({ mood }) => mood).length
  return (
    <Section
      tone="plum"
      title={t('moments.month', { month })}
      action={count > 0 && <span className="mood-ribbon-count">{t('moments.daysKept', { count })}</span>}
    >
      <Card>
        <MoodRibbon days={days} today={today} month={month} />
      </Card>
    </Section>
  )
}
