import type { Child } from '@sprout/domain/children/model'
import type { Reward } from '@sprout/domain/rewards/model'
import { useState } from 'react'
import { AddRewardDialog } from './add-reward-dialog.tsx'
import { RedeemDialog } from './redeem-dialog.tsx'
import { RemoveRewardDialog } from './remove-reward-dialog.tsx'
import type { RewardOffer } from './reward-form.ts'
import type { RewardTask } from './reward-task.ts'

type RewardDialogsProps = {
  task: RewardTask | null
  child: Child
  /** What the reward to be added is, when something proposed it. */
  offer: RewardOffer | null
  onClose: () => void
}

/** Load it lazily. */
export function RewardDialogs({ task, child, offer, onClose }: RewardDialogsProps) {
  const reward = useLast(task && 'reward' in task ? task.reward : undefined)
  return (
    <>
      <AddRewardDialog open={task?.kind === 'add'} child={child} offer={offer} onClose={onClose} />
      {reward && <RedeemDialog open={task?.kind === 'redeem'} {...{ child, reward }} onClose={onClose} />}
      {reward && <RemoveRewardDialog open={task?.kind === 'remove'} reward={reward} onClose={onClose} />}
    </>
  )
}

/** A dialog that is closing still shows the reward that it was about. */
function useLast(reward: Reward | undefined) {
  const [last, setLast] = useState(reward)
  if (reward && reward !== last) setLast(reward)
  return reward ?? last
}
