import { rewardCalls } from '@sprout/domain/rewards/contract'
import type { Reward } from '@sprout/domain/rewards/model'
import { useChange } from '../api/change.ts'
import { useFailureToast } from '../api/failure-toast.ts'
import { useTranslate } from '../i18n/language.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { toast } from '../ui/toast.tsx'
import { useRewardTitle } from './reward-title.ts'

export function RemoveRewardDialog({ open, reward, onClose }: { open: boolean; reward: Reward; onClose: () => void }) {
  const t = useTranslate()
  const title = useRewardTitle()(reward)
  const remove = useChange(rewardCalls.remove)
  const tellFailure = useFailureToast()
  const onSuccess = () => {
    toast.add({ title: t('rewards.removed'), description: title, tone: 'good' })
    onClose()
  }
  const onError = (failure: Error) => {
    tellFailure(t('rewards.removeFailed'), failure)
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('rewards.removeTitle', { title })}
      description={t('rewards.removeWarning')}
      confirm={t('rewards.removeConfirm')}
      cancel={t('ui.cancel')}
      tone="danger"
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: reward.id } }, { onSuccess, onError })}
      onClose={onClose}
    />
  )
}
