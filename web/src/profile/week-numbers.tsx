import type { WeeklyStats } from '@sprout/domain/stats/model'
import { useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import type { Tone } from '../ui/tone.ts'
import './week-numbers.css'

const kinds = [
  ['behavior', 'leaf'],
  ['habit', 'sky'],
  ['skill', 'amber'],
  ['reward', 'coral'],
] as const satisfies (readonly [keyof WeeklyStats, Tone])[]

/** What happened this week, counted by module. */
export function WeekNumbers({ week }: { week: WeeklyStats }) {
  const t = useTranslate()
  const { number } = useFormats()
  return (
    <dl className="week-numbers">
      {kinds.map(([kind, tone]) => (
        <div key={kind} data-tone={tone}>
          <dt>{t(`profile.numbers.${kind}`)}</dt>
          <dd>{number(week[kind])}</dd>
        </div>
      ))}
    </dl>
  )
}
