import type { LocalDate } from '@sprout/domain/calendar'
import type { DayStats } from '@sprout/domain/stats/model'
import { weekOf } from '@sprout/domain/stats/week'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { signed } from '../points/signed.ts'
import { classNames } from '../ui/class-names.ts'
import './week-columns.css'

const HEIGHT = 104
const WIDTH = 26
// What counts at all can be seen.
const SHORTEST = 6
const GAP = 2

type WeekColumnsProps = {
  /** As `stats` tells them; those of the family's week are drawn. */
  days: readonly DayStats[]
  today: LocalDate
}

/** The week as seven columns: earned above the line, taken below. */
export function WeekColumns({ days, today }: WeekColumnsProps) {
  const { weekdays } = useFormats()
  const week = weekOf(days, today)
  const words = useWeekInWords(week)
  const { line, heightOf } = scaleOf(week)
  return (
    <div className="week-columns">
      <svg className="week-columns-picture" role="img" aria-label={words} width="100%" height={HEIGHT}>
        {week.map(({ date, earned, taken }, nth) => (
          <g key={date} transform={`translate(${-WIDTH / 2})`}>
            <Column nth={nth} from={line - GAP - heightOf(earned)} height={heightOf(earned)} look="earned" />
            <Column nth={nth} from={line + GAP} height={heightOf(taken)} look="taken" />
          </g>
        ))}
        <line className="week-columns-line" x1="0" x2="100%" y1={line} y2={line} />
      </svg>
      <div className="week-columns-days" aria-hidden="true">
        {weekdays().map(({ letter, name }, nth) => (
          <span
            key={name}
            className={classNames('week-columns-day', week[nth]?.date === today && 'week-columns-today')}
          >
            {letter}
          </span>
        ))}
      </div>
    </div>
  )
}

type ColumnProps = { nth: number; from: number; height: number; look: 'earned' | 'taken' }

const Column = ({ nth, from, height, look }: ColumnProps) =>
  height > 0 && (
    <rect
      className={`week-columns-${look}`}
      x={`${((nth + 0.5) / 7) * 100}%`}
      y={from}
      width={WIDTH}
      height={height}
      rx={Math.min(8, height / 2)}
    />
  )

/** Where the line runs, and how long a column of some points is. */
function scaleOf(week: readonly DayStats[]) {
  const most = Math.max(...week.map(({ earned }) => earned))
  const least = Math.max(...week.map(({ taken }) => taken))
  const room = HEIGHT - 2 * SHORTEST - 2 * GAP
  const heightOf = (points: number) => points && SHORTEST + (points / (most + least)) * room
  return { line: Math.min(HEIGHT - 1, heightOf(most) + GAP), heightOf }
}

/** What the picture says: "Points by day: Sunday +10 and Monday +20 −5". */
function useWeekInWords(week: readonly DayStats[]) {
  const t = useTranslate()
  const { language } = useLanguage()
  const { weekdays } = useFormats()
  const names = weekdays()
  const told = week.flatMap(({ earned, taken }, nth) => {
    const points = [earned, -taken].filter(Boolean).map((each) => signed(each, language))
    return points.length > 0 ? [[names[nth]?.name, ...points].join(' ')] : []
  })
  const days = new Intl.ListFormat(language).format(told)
  return days ? t('home.week.columns', { days }) : t('home.week.none')
}
