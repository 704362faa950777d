import { familyDay } from '@sprout/domain/calendar'
import { Lock } from 'lucide-react'
import { useFamily } from '../family/today.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { Row } from '../ui/row.tsx'
import { badgeLook } from './badge-look.ts'
import './badge-row.css'
import type { Place } from './badge-wall.ts'

const style = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** A badge with what it takes, and when it was earned. */
export function BadgeRow({ place: { kind, badge } }: { place: Place }) {
  const t = useTranslate()
  const { day } = useFormats()
  const family = useFamily()
  const { tone, Icon } = badgeLook(kind)
  const earnedWords = (count: number, last: string) =>
    count === 1 ? t('badges.once', { day: last }) : t('badges.often', { count, day: last })
  const earned = badge && earnedWords(badge.count, day(familyDay(new Date(badge.earnedAt), family), style))
  return (
    <span className={badge ? 'badge-row' : 'badge-row badge-row-locked'}>
      <Row
        picture={badge ? <Icon /> : <Lock />}
        tone={tone}
        title={t(`badges.kinds.${kind}.title`)}
        text={
          <>
            {t(`badges.kinds.${kind}.takes`)}
            <span className={badge ? 'badge-row-earned' : 'visually-hidden'} data-tone={tone}>
              {earned ?? t('badges.locked')}
            </span>
          </>
        }
      />
    </span>
  )
}
