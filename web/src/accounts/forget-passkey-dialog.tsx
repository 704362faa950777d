import { passkeyCalls } from '@sprout/domain/accounts/contract'
import type { Passkey } from '@sprout/domain/accounts/model'
import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '../api/act.ts'
import { keyOf } from '../api/call.ts'
import { failureWords } from '../api/failure-words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { toast } from '../ui/toast.tsx'

type ForgetPasskeyDialogProps = { open: boolean; passkey: Passkey; onClose: () => void }

export function ForgetPasskeyDialog({ open, passkey: { id, name }, onClose }: ForgetPasskeyDialogProps) {
  const t = useTranslate()
  const queries = useQueryClient()
  // Only its caregiver sees them: to the family nothing changes.
  const reload = () => queries.invalidateQueries({ queryKey: keyOf(passkeyCalls.list, {}) })
  const forget = useAct(passkeyCalls.forget, async () => ({ done: reload, failed: () => void reload() }))
  const close = () => {
    forget.reset()
    onClose()
  }
  const onSuccess = () => {
    toast.add({ title: t('accounts.passkeys.forgotten'), tone: 'good' })
    close()
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('accounts.passkeys.forgetTitle', { name })}
      description={t('accounts.passkeys.forgetWarning')}
      confirm={t('accounts.passkeys.forgetConfirm')}
      cancel={t('ui.cancel')}
      tone="danger"
      busy={forget.isPending}
      error={forget.error ? failureWords(t, forget.error) : undefined}
      onConfirm={() => forget.mutate({ params: { passkeyId: id } }, { onSuccess })}
      onClose={close}
    />
  )
}
