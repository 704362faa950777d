import { childCalls } from '@sprout/domain/children/contract'
import type { Child } from '@sprout/domain/children/model'
import { useChange } from '../api/change.ts'
import { CallFailed } from '../api/failure.ts'
import { useFailureToast } from '../api/failure-toast.ts'
import { useTranslate } from '../i18n/language.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { toast } from '../ui/toast.tsx'

export function RemoveChildDialog({ open, child, onClose }: { open: boolean; child: Child; onClose: () => void }) {
  const t = useTranslate()
  const remove = useChange(childCalls.remove)
  const tellFailure = useFailureToast()
  const { name } = child
  const onSuccess = () => {
    toast.add({ title: t('childDialogs.removed', { name }), tone: 'good' })
    onClose()
  }
  const onError = (failure: Error) => {
    const isLast = failure instanceof CallFailed && failure.refusal === 'last_child'
    tellFailure(t(isLast ? 'childDialogs.cannotRemove' : 'childDialogs.removeFailed'), failure)
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('childDialogs.removeTitle', { name })}
      description={t('childDialogs.removeWarning', { name })}
      confirm={t('childDialogs.removeConfirm')}
      cancel={t('ui.cancel')}
      tone="danger"
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: child.id } }, { onSuccess, onError })}
      onClose={onClose}
    />
  )
}
