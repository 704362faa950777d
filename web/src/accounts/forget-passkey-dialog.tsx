import type { Passkey } from '@sprout/domain/accounts/model'
import { passkeyCalls } from '@sprout/domain/accounts/passkey-contract'
import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '../api/act.ts'
import { keyOf } from '../api/call.ts'
import { useQuestion } from '../api/question.ts'
import { useTranslate } from '../i18n/language.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

type ForgetPasskeyDialogProps = { open: boolean; passkey: Passkey; onClose: () => void }

export function ForgetPasskeyDialog({ open, passkey: { id, name }, onClose }: ForgetPasskeyDialogProps) {
  const t = useTranslate()
  const queries = useQueryClient()
  // Only its caregiver sees them: to the family nothing changes.
  const reload = () => queries.invalidateQueries({ queryKey: keyOf(passkeyCalls.list, {}) })
  const forget = useAct(passkeyCalls.forget, async () => ({ done: reload, failed: () => void reload() }))
  const question = useQuestion(forget, { params: { passkeyId: id } }, t('accounts.passkeys.forgotten'), onClose)
  return (
    <ConfirmDialog
      open={open}
      title={t('accounts.passkeys.forgetTitle', { name })}
      description={t('accounts.passkeys.forgetWarning')}
      confirm={t('accounts.passkeys.forgetConfirm')}
      {...question}
    />
  )
}
