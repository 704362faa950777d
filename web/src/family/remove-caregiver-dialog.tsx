import { sharingCalls } from '@sprout/domain/family/contract'
import type { Caregiver } from '@sprout/domain/family/model'
import { useChange } from '../api/change.ts'
import { useQuestion } from '../api/question.ts'
import { useTranslate } from '../i18n/language.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

type RemoveCaregiverDialogProps = { open: boolean; caregiver: Caregiver; onClose: () => void }

export function RemoveCaregiverDialog({ open, caregiver: { id, name }, onClose }: RemoveCaregiverDialogProps) {
  const t = useTranslate()
  const ask = { params: { caregiverId: id } }
  const question = useQuestion(useChange(sharingCalls.remove), ask, t('family.remove.done', { name }), onClose)
  return (
    <ConfirmDialog
      open={open}
      title={t('family.remove.title', { name })}
      description={t('family.remove.warning', { name })}
      confirm={t('family.remove.confirm')}
      {...question}
    />
  )
}
