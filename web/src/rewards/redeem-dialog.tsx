import type { Child } from '@sprout/domain/children/model'
import type { Reward } from '@sprout/domain/rewards/model'
import { useTranslate } from '../i18n/language.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useRedeem } from './redeem.ts'
import { useRewardTitle } from './reward-title.ts'

type RedeemDialogProps = { open: boolean; child: Child; reward: Reward; onClose: () => void }

export function RedeemDialog({ open, child, reward, onClose }: RedeemDialogProps) {
  const t = useTranslate()
  const title = useRewardTitle()(reward)
  const { redeem, isPending } = useRedeem(child, onClose)
  const { pointsCost } = reward
  const left = child.points - pointsCost
  return (
    <ConfirmDialog
      open={open}
      title={t('rewards.redeemTitle', { title })}
      description={t('rewards.redeemWhat', { count: pointsCost, name: child.name, left })}
      confirm={t('rewards.redeem')}
      cancel={t('ui.cancel')}
      busy={isPending}
      onConfirm={() => redeem(reward, title)}
      onClose={onClose}
    />
  )
}
