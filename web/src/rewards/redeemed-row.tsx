import { daysBetween, familyDay } from '@sprout/domain/calendar'
import { apart } from '@sprout/domain/direction'
import type { Redemption } from '@sprout/domain/rewards/model'
import { useNow } from '../family/now.ts'
import { useFamily, useToday } from '../family/today.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { PointsBadge } from '../points/points-badge.tsx'
import { BETWEEN_FACTS } from '../ui/between-facts.ts'
import { Row } from '../ui/row.tsx'
import { rewardLook } from './reward-look.ts'
import { useRewardTitle } from './reward-title.ts'

// Longer ago than that nobody counts the days.
const MOST_DAYS = 7

export function RedeemedRow({ redemption }: { redemption: Redemption }) {
  const { category, pointsSpent, redeemedAt, by } = redemption
  const titleOf = useRewardTitle()
  const { tone, Icon } = rewardLook[category]
  return (
    <Row
      picture={<Icon />}
      tone={tone}
      title={titleOf(redemption)}
      text={
        <>
          <RedeemedWhen instant={redeemedAt} />
          {BETWEEN_FACTS}
          {apart(by)}
        </>
      }
      end={<PointsBadge points={-pointsSpent} />}
    />
  )
}

function RedeemedWhen({ instant }: { instant: string }) {
  const { ago, fullDay } = useFormats()
  const now = useNow()
  const today = useToday()
  const day = familyDay(new Date(instant), useFamily())
  const isLongAgo = daysBetween(day, today) > MOST_DAYS
  return <time dateTime={instant}>{isLongAgo ? fullDay(day, today) : ago(instant, now)}</time>
}
