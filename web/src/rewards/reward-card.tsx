import type { Reward } from '@sprout/domain/rewards/model'
import { canAfford } from '@sprout/domain/rewards/rules'
import { Trash2 } from 'lucide-react'
import { memo } from 'react'
import { useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { Card } from '../ui/card.tsx'
import { Coin } from '../ui/coin.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { RedeemButton } from './redeem-button.tsx'
import './reward-card.css'
import { rewardLook } from './reward-look.ts'
import { RewardPicture } from './reward-picture.tsx'
import { RewardReach } from './reward-reach.tsx'
import type { RewardTask } from './reward-task.ts'
import { useRewardTitle } from './reward-title.ts'

type RewardCardProps = { reward: Reward; points: number; perDay: number | null; onTask: (task: RewardTask) => void }

export const RewardCard = memo(function RewardCard({ reward, points, perDay, onTask }: RewardCardProps) {
  const t = useTranslate()
  const { number } = useFormats()
  const title = useRewardTitle()(reward)
  const { description, pointsCost, category, imageUrl } = reward
  const isInReach = canAfford(points, pointsCost)
  return (
    <Card as="article" className="reward-card" data-tone={rewardLook[category].tone}>
      <div className="reward-card-top">
        <RewardPicture key={imageUrl} category={category} imageUrl={imageUrl} />
        <IconButton
          raised
          className="reward-card-remove"
          label={t('rewards.remove', { title })}
          icon={<Trash2 />}
          onClick={() => onTask({ kind: 'remove', reward })}
        />
      </div>
      <div className="reward-card-words">
        <h2>{title}</h2>
        {description && <p>{description}</p>}
      </div>
      <p className="reward-card-price">
        <Coin />
        <span aria-hidden="true">{number(pointsCost)}</span>
        <span className="visually-hidden">{t('points.count', { count: pointsCost })}</span>
      </p>
      {!isInReach && <RewardReach {...{ title, pointsCost, points, perDay }} />}
      <RedeemButton {...{ title, pointsCost, points }} onRedeem={() => onTask({ kind: 'redeem', reward })} />
    </Card>
  )
})
