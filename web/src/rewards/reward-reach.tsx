import { daysToGo } from '@sprout/domain/rewards/rules'
import { useTranslate } from '../i18n/language.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import './reward-reach.css'

// Further away than a year nobody waits by the day.
const MOST_DAYS = 366

type RewardReachProps = { title: string; pointsCost: number; points: number; perDay: number | null }

/** How far away a reward is that the points do not buy yet. */
export function RewardReach({ title, pointsCost, points, perDay }: RewardReachProps) {
  const t = useTranslate()
  const days = daysToGo(pointsCost, points, perDay)
  const words =
    days !== undefined && days <= MOST_DAYS
      ? t('rewards.daysToGo', { count: days })
      : t('rewards.pointsToGo', { count: pointsCost - points })
  return (
    <div className="reward-reach">
      <ProgressBar label={title} value={Math.max(0, points)} max={pointsCost} text={words} />
      <p>{words}</p>
    </div>
  )
}
