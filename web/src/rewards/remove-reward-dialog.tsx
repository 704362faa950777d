import { rewardCalls } from '@sprout/domain/rewards/contract'
import type { Reward } from '@sprout/domain/rewards/model'
import { useRemoval } from '../api/removal.ts'
import { useTranslate } from '../i18n/language.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useRewardTitle } from './reward-title.ts'

export function RemoveRewardDialog({ open, reward, onClose }: { open: boolean; reward: Reward; onClose: () => void }) {
  const t = useTranslate()
  const title = useRewardTitle()(reward)
  const told = { removed: t('rewards.removed'), what: title, failed: () => t('rewards.removeFailed') }
  const removal = useRemoval(rewardCalls.remove, { params: { id: reward.id } }, told, onClose)
  return (
    <ConfirmDialog
      open={open}
      title={t('rewards.removeTitle', { title })}
      description={t('rewards.removeWarning')}
      confirm={t('rewards.removeConfirm')}
      {...removal}
    />
  )
}
