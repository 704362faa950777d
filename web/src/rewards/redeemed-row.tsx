import { apart } from '@sprout/domain/direction'
import type { Redemption } from '@sprout/domain/rewards/model'
import { useNow } from '../family/now.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { PointsBadge } from '../points/points-badge.tsx'
import { Row } from '../ui/row.tsx'
import { rewardLook } from './reward-look.ts'
import { useRewardTitle } from './reward-title.ts'

export function RedeemedRow({ redemption }: { redemption: Redemption }) {
  const { category, pointsSpent, redeemedAt, by } = redemption
  const { ago } = useFormats()
  const now = useNow()
  const titleOf = useRewardTitle()
  const { tone, Icon } = rewardLook[category]
  return (
    <Row
      picture={<Icon />}
      tone={tone}
      title={titleOf(redemption)}
      text={
        <>
          <time dateTime={redeemedAt}>{ago(redeemedAt, now)}</time> · {apart(by)}
        </>
      }
      end={<PointsBadge points={-pointsSpent} />}
    />
  )
}
