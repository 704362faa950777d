import { skillCalls } from '@sprout/domain/skills/contract'
import type { Skill } from '@sprout/domain/skills/model'
import { useChange } from '../api/change.ts'
import { useFailureToast } from '../api/failure-toast.ts'
import { useTranslate } from '../i18n/language.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { toast } from '../ui/toast.tsx'

type RemoveSkillDialogProps = { open: boolean; skill: Skill; onClose: () => void }

export function RemoveSkillDialog({ open, skill: { id, title }, onClose }: RemoveSkillDialogProps) {
  const t = useTranslate()
  const remove = useChange(skillCalls.remove)
  const tellFailure = useFailureToast()
  const onSuccess = () => {
    toast.add({ title: t('skills.removed'), description: title, tone: 'good' })
    onClose()
  }
  const onError = (failure: Error) => {
    tellFailure(t('skills.removeFailed'), failure)
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('skills.removeTitle', { title })}
      description={t('skills.removeWarning')}
      confirm={t('skills.removeConfirm')}
      cancel={t('ui.cancel')}
      tone="danger"
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { skillId: id } }, { onSuccess, onError })}
      onClose={onClose}
    />
  )
}
