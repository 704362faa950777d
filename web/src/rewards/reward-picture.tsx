import type { RewardCategory } from '@sprout/domain/rewards/model'
import { useState } from 'react'
import { rewardLook } from './reward-look.ts'
import './reward-picture.css'

type RewardPictureProps = { category: RewardCategory; imageUrl: string | null }

/** The family's own picture; without one, or when it does not load, the category's icon on its colour. */
export function RewardPicture({ category, imageUrl }: RewardPictureProps) {
  const [isMissing, setIsMissing] = useState(false)
  const { Icon } = rewardLook[category]
  return (
    <div className="reward-picture">
      {imageUrl && !isMissing ? (
        <img src={imageUrl} alt="" referrerPolicy="no-referrer" onError={() => setIsMissing(true)} />
      ) : (
        <Icon aria-hidden="true" />
      )}
    </div>
  )
}
