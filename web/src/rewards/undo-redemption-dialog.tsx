import type { Child } from '@sprout/domain/children/model'
import type { Redemption } from '@sprout/domain/rewards/model'
import { useTranslate } from '../i18n/language.tsx'
import { useUndoQuestion } from '../points/undo-question.ts'
import { useWhenRecorded } from '../points/when-recorded.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useRewardTitle } from './reward-title.ts'

type UndoRedemptionDialogProps = { open: boolean; child: Child; redemption: Redemption; onClose: () => void }

export function UndoRedemptionDialog({ open, child, redemption, onClose }: UndoRedemptionDialogProps) {
  const t = useTranslate()
  const title = useRewardTitle()(redemption)
  const { lineId, pointsSpent, redeemedAt } = redemption
  const about = useWhenRecorded()(redeemedAt)
  const question = useUndoQuestion({ id: lineId, title }, onClose)
  return (
    <ConfirmDialog
      open={open}
      title={t('rewards.undoTitle', { title })}
      about={[about]}
      description={t('rewards.undoWhat', { count: pointsSpent, name: child.name })}
      {...question}
    />
  )
}
