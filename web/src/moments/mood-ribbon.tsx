import type { LocalDate } from '@sprout/domain/calendar'
import { MOOD_EMOJI } from '@sprout/domain/moments/emoji'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { brightness, type MoodDay } from './mood-days.ts'
import './mood-ribbon.css'

const CELL = 10
const HEIGHT = 44
const LOWEST = 8
const WEEKS = [1, 8, 15, 22]
/** How far from today another number stands, in days, so that they do not meet in large letters. */
const ROOM = 7

type MoodRibbonProps = { days: readonly MoodDay[]; today: LocalDate; month: string }

/** A cell a day: the brighter the mood, the higher and the warmer. */
export function MoodRibbon({ days, today, month }: MoodRibbonProps) {
  const says = useRibbonWords(days, month)
  const width = days.length * CELL
  const nthToday = days.findIndex(({ day }) => day === today) + 1
  return (
    <div className="mood-ribbon">
      <div className="mood-ribbon-scale" aria-hidden="true">
        <span>{MOOD_EMOJI.very_happy}</span>
        <span>{MOOD_EMOJI.very_sad}</span>
      </div>
      <svg className="mood-ribbon-days" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={says}>
        {days.map((one, nth) => (
          <g key={one.day} transform={`translate(${nth * CELL} 0)`}>
            <Cell {...one} />
          </g>
        ))}
      </svg>
      <div className="mood-ribbon-weeks" aria-hidden="true" style={{ '--days': days.length }}>
        {WEEKS.filter((first) => Math.abs(first - nthToday) >= ROOM).map((first) => (
          <span key={first} style={{ '--day': first }}>
            {first}
          </span>
        ))}
        <span className="mood-ribbon-today" style={{ '--day': nthToday, justifySelf: sideOf(nthToday, days.length) }}>
          {nthToday}
        </span>
      </div>
    </div>
  )
}

/** Below its day, and at either end of the month no further than that. */
const sideOf = (nth: number, days: number) => (nth <= 3 ? 'start' : nth > days - 3 ? 'end' : 'center')

function Cell({ mood }: MoodDay) {
  if (!mood) return <circle className="mood-ribbon-none" cx={CELL / 2} cy={HEIGHT - CELL / 2} r={1.5} />
  const bright = brightness(mood)
  const height = LOWEST + bright * (HEIGHT - LOWEST)
  return (
    <rect
      className="mood-ribbon-mood"
      style={{ '--bright': `${Math.round(bright * 100)}%` }}
      {...{ x: 1, y: HEIGHT - height, width: CELL - 2, height, rx: CELL / 2 - 1 }}
    />
  )
}

/** The same, for whoever does not see it. */
function useRibbonWords(days: readonly MoodDay[], month: string) {
  const t = useTranslate()
  const { language } = useLanguage()
  const { day } = useFormats()
  const kept = days.flatMap((one) => (one.mood ? [`${day(one.day)} ${t(`moments.moods.${one.mood}`)}`] : []))
  if (kept.length === 0) return t('moments.monthEmpty', { month })
  return t('moments.monthSays', { month, days: new Intl.ListFormat(language, { style: 'narrow' }).format(kept) })
}
