import { daysBetween, familyDay } from '@sprout/domain/calendar'
import { apart } from '@sprout/domain/direction'
import type { Redemption } from '@sprout/domain/rewards/model'
import { Undo2 } from 'lucide-react'
import { useId } from 'react'
import { useNow } from '../family/now.ts'
import { useFamily, useToday } from '../family/today.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { PointsBadge } from '../points/points-badge.tsx'
import { Facts } from '../ui/facts.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Row } from '../ui/row.tsx'
import { rewardLook } from './reward-look.ts'
import { useRewardTitle } from './reward-title.ts'

// Longer ago than that nobody counts the days.
const MOST_DAYS = 7

export function RedeemedRow({ redemption, onUndo }: { redemption: Redemption; onUndo: () => void }) {
  const t = useTranslate()
  const facts = useId()
  const { category, pointsSpent, redeemedAt, by } = redemption
  const title = useRewardTitle()(redemption)
  const { tone, Icon } = rewardLook[category]
  return (
    <Row
      picture={<Icon />}
      tone={tone}
      title={title}
      text={
        <span id={facts}>
          <Facts list={[<RedeemedWhen key="when" instant={redeemedAt} />, apart(by)]} />
        </span>
      }
      end={
        <span className="row-ends">
          <PointsBadge points={-pointsSpent} />
          <IconButton label={t('rewards.undo', { title })} aria-describedby={facts} icon={<Undo2 />} onClick={onUndo} />
        </span>
      }
    />
  )
}

function RedeemedWhen({ instant }: { instant: string }) {
  const { ago, fullDay } = useFormats()
  const now = useNow()
  const today = useToday()
  const day = familyDay(new Date(instant), useFamily())
  const days = daysBetween(day, today)
  return <time dateTime={instant}>{days > MOST_DAYS ? fullDay(day, today) : ago(instant, now, days)}</time>
}
