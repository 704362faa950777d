import { childCalls } from '@sprout/domain/children/contract'
import type { Child } from '@sprout/domain/children/model'
import { CallFailed } from '../api/failure.ts'
import { useRemoval } from '../api/removal.ts'
import { useTranslate } from '../i18n/language.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

export function RemoveChildDialog({ open, child, onClose }: { open: boolean; child: Child; onClose: () => void }) {
  const t = useTranslate()
  const { name } = child
  const isLast = (failure: Error) => failure instanceof CallFailed && failure.refusal === 'last_child'
  const told = {
    // Every phone of the family tells it, this one too.
    removed: undefined,
    failed: (failure: Error) => t(isLast(failure) ? 'childDialogs.cannotRemove' : 'childDialogs.removeFailed'),
  }
  const removal = useRemoval(childCalls.remove, { params: { id: child.id } }, told, onClose)
  return (
    <ConfirmDialog
      open={open}
      title={t('childDialogs.removeTitle', { name })}
      description={t('childDialogs.removeWarning', { name })}
      confirm={t('childDialogs.removeConfirm')}
      {...removal}
    />
  )
}
