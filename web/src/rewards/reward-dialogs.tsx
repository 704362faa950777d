import type { Child } from '@sprout/domain/children/model'
import { Opening } from '../ui/opening.tsx'
import { AddRewardDialog } from './add-reward-dialog.tsx'
import { RedeemDialog } from './redeem-dialog.tsx'
import { RemoveRewardDialog } from './remove-reward-dialog.tsx'
import type { RewardTask } from './reward-task.ts'
import { UndoRedemptionDialog } from './undo-redemption-dialog.tsx'

type RewardDialogsProps = { task: RewardTask | null; child: Child; onClose: () => void }

/** Load it lazily. */
export function RewardDialogs({ task, child, onClose }: RewardDialogsProps) {
  return (
    <>
      <Opening of={task?.kind === 'add' && task} onClose={onClose}>
        {({ offer }, sheet) => <AddRewardDialog {...sheet} {...{ child, offer }} />}
      </Opening>
      <Opening of={task?.kind === 'redeem' && task} onClose={onClose}>
        {({ reward }, sheet) => <RedeemDialog {...sheet} {...{ child, reward }} />}
      </Opening>
      <Opening of={task?.kind === 'remove' && task} onClose={onClose}>
        {({ reward }, sheet) => <RemoveRewardDialog {...sheet} reward={reward} />}
      </Opening>
      <Opening of={task?.kind === 'undo' && task} onClose={onClose}>
        {({ redemption }, sheet) => <UndoRedemptionDialog {...sheet} {...{ child, redemption }} />}
      </Opening>
    </>
  )
}
