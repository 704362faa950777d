import { sharingCalls } from '@sprout/domain/family/contract'
import type { Caregiver } from '@sprout/domain/family/model'
import { useChange } from '../api/change.ts'
import { failureWords } from '../api/failure-words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { toast } from '../ui/toast.tsx'

type RemoveCaregiverDialogProps = { open: boolean; caregiver: Caregiver; onClose: () => void }

export function RemoveCaregiverDialog({ open, caregiver: { id, name }, onClose }: RemoveCaregiverDialogProps) {
  const t = useTranslate()
  const remove = useChange(sharingCalls.remove)
  const close = () => {
    remove.reset()
    onClose()
  }
  const onSuccess = () => {
    toast.add({ title: t('family.remove.done', { name }), tone: 'good' })
    close()
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('family.remove.title', { name })}
      description={t('family.remove.warning', { name })}
      confirm={t('family.remove.confirm')}
      cancel={t('ui.cancel')}
      tone="danger"
      busy={remove.isPending}
      error={remove.error ? failureWords(t, remove.error) : undefined}
      onConfirm={() => remove.mutate({ params: { caregiverId: id } }, { onSuccess })}
      onClose={close}
    />
  )
}
