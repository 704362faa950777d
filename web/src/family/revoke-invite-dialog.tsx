import { sharingCalls } from '@sprout/domain/family/contract'
import type { Invite } from '@sprout/domain/family/invitation'
import { useChange } from '../api/change.ts'
import { useQuestion } from '../api/question.ts'
import { useTranslate } from '../i18n/language.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

type RevokeInviteDialogProps = { open: boolean; invite: Invite; onClose: () => void }

export function RevokeInviteDialog({ open, invite: { id }, onClose }: RevokeInviteDialogProps) {
  const t = useTranslate()
  const ask = { params: { inviteId: id } }
  const question = useQuestion(useChange(sharingCalls.revoke), ask, t('family.revoke.done'), onClose)
  return (
    <ConfirmDialog
      open={open}
      title={t('family.revoke.title')}
      description={t('family.revoke.warning')}
      confirm={t('family.revoke.confirm')}
      {...question}
    />
  )
}
