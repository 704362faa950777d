import { Lock } from 'lucide-react'
import { useTranslate } from '../i18n/language.tsx'
import { badgeLook } from './badge-look.ts'
import './badge-slot.css'
import type { Place } from './badge-wall.ts'

/** A badge, how often it was earned; or its place, still locked. */
export function BadgeSlot({ place: { kind, badge } }: { place: Place }) {
  const t = useTranslate()
  const { tone, Icon } = badgeLook(kind)
  const count = badge?.count ?? 0
  return (
    <li className="badge-slot" data-tone={badge && tone}>
      <span className="badge-slot-picture" aria-hidden="true">
        {badge ? <Icon /> : <Lock />}
        {count > 1 && <span className="badge-slot-count">×{count}</span>}
      </span>
      <span className="badge-slot-title">{t(`badges.kinds.${kind}.title`)}</span>
      <span className="visually-hidden">{badge ? t('badges.times', { count }) : t('badges.locked')}</span>
    </li>
  )
}
