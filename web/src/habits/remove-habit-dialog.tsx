import { habitCalls } from '@sprout/domain/habits/contract'
import type { Habit } from '@sprout/domain/habits/model'
import { useRemoval } from '../api/removal.ts'
import { useTranslate } from '../i18n/language.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

type RemoveHabitDialogProps = { open: boolean; habit: Habit; onClose: () => void }

export function RemoveHabitDialog({ open, habit: { id, title }, onClose }: RemoveHabitDialogProps) {
  const t = useTranslate()
  const told = { removed: t('habits.removed'), what: title, failed: () => t('habits.removeFailed') }
  const removal = useRemoval(habitCalls.remove, { params: { habitId: id } }, told, onClose)
  return (
    <ConfirmDialog
      open={open}
      title={t('habits.removeTitle', { title })}
      description={t('habits.removeWarning')}
      confirm={t('habits.removeConfirm')}
      {...removal}
    />
  )
}
