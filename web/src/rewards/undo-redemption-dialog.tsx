import type { Child } from '@sprout/domain/children/model'
import type { Redemption } from '@sprout/domain/rewards/model'
import { useTranslate } from '../i18n/language.tsx'
import { useUndoQuestion } from '../points/undo-question.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useRewardTitle } from './reward-title.ts'

type UndoRedemptionDialogProps = { open: boolean; child: Child; redemption: Redemption; onClose: () => void }

export function UndoRedemptionDialog({ open, child, redemption, onClose }: UndoRedemptionDialogProps) {
  const t = useTranslate()
  const title = useRewardTitle()(redemption)
  const { lineId, pointsSpent } = redemption
  const question = useUndoQuestion({ id: lineId, title }, onClose)
  return (
    <ConfirmDialog
      open={open}
      title={t('rewards.undoTitle', { title })}
      description={t('rewards.undoWhat', { count: pointsSpent, name: child.name })}
      {...question}
    />
  )
}
