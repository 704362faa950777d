import { useLanguage } from '../i18n/language.tsx'
import './points-badge.css'
import { signed } from './signed.ts'

/** What a line gave or took; nothing when it did neither. */
export function PointsBadge({ points }: { points: number | null }) {
  const { language } = useLanguage()
  if (!points) return null
  return (
    <span className={points > 0 ? 'points-badge' : 'points-badge points-badge-minus'}>{signed(points, language)}</span>
  )
}
