import { sharingCalls } from '@sprout/domain/family/contract'
import type { Caregiver } from '@sprout/domain/family/model'
import { useAct } from '../api/act.ts'
import { tellSignedOut } from '../api/call.ts'
import { failureWords } from '../api/failure-words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

type LeaveDialogProps = { open: boolean; caregiver: Caregiver; onClose: () => void }

/** Nothing is loaded again afterwards: it is not theirs any more. */
export function LeaveDialog({ open, caregiver: { id }, onClose }: LeaveDialogProps) {
  const t = useTranslate()
  const leave = useAct(sharingCalls.remove)
  const close = () => {
    leave.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('family.leave.title')}
      description={t('family.leave.warning')}
      confirm={t('family.leave.confirm')}
      cancel={t('ui.cancel')}
      tone="danger"
      busy={leave.isPending || leave.isSuccess}
      error={leave.error ? failureWords(t, leave.error) : undefined}
      onConfirm={() => leave.mutate({ params: { caregiverId: id } }, { onSuccess: () => tellSignedOut(true) })}
      onClose={close}
    />
  )
}
