import { habitCalls } from '@sprout/domain/habits/contract'
import type { Habit } from '@sprout/domain/habits/model'
import { useChange } from '../api/change.ts'
import { useFailureToast } from '../api/failure-toast.ts'
import { useTranslate } from '../i18n/language.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { toast } from '../ui/toast.tsx'

type RemoveHabitDialogProps = { open: boolean; habit: Habit; onClose: () => void }

export function RemoveHabitDialog({ open, habit: { id, title }, onClose }: RemoveHabitDialogProps) {
  const t = useTranslate()
  const remove = useChange(habitCalls.remove)
  const tellFailure = useFailureToast()
  const onSuccess = () => {
    toast.add({ title: t('habits.removed'), description: title, tone: 'good' })
    onClose()
  }
  const onError = (failure: Error) => {
    tellFailure(t('habits.removeFailed'), failure)
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('habits.removeTitle', { title })}
      description={t('habits.removeWarning')}
      confirm={t('habits.removeConfirm')}
      cancel={t('ui.cancel')}
      tone="danger"
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { habitId: id } }, { onSuccess, onError })}
      onClose={onClose}
    />
  )
}
