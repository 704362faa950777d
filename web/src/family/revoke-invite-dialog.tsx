import { sharingCalls } from '@sprout/domain/family/contract'
import type { Invite } from '@sprout/domain/family/invitation'
import { useChange } from '../api/change.ts'
import { failureWords } from '../api/failure-words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { toast } from '../ui/toast.tsx'

type RevokeInviteDialogProps = { open: boolean; invite: Invite; onClose: () => void }

export function RevokeInviteDialog({ open, invite: { id }, onClose }: RevokeInviteDialogProps) {
  const t = useTranslate()
  const revoke = useChange(sharingCalls.revoke)
  const close = () => {
    revoke.reset()
    onClose()
  }
  const onSuccess = () => {
    toast.add({ title: t('family.revoke.done'), tone: 'good' })
    close()
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('family.revoke.title')}
      description={t('family.revoke.warning')}
      confirm={t('family.revoke.confirm')}
      cancel={t('ui.cancel')}
      tone="danger"
      busy={revoke.isPending}
      error={revoke.error ? failureWords(t, revoke.error) : undefined}
      onConfirm={() => revoke.mutate({ params: { inviteId: id } }, { onSuccess })}
      onClose={close}
    />
  )
}
