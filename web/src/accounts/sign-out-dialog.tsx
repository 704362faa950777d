import { accountCalls } from '@sprout/domain/accounts/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '../api/act.ts'
import { failureWords } from '../api/failure-words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { leave } from './sign-out.ts'

/** Ends every session of the caregiver, after asking. */
export function SignOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const end = useAct(accountCalls.signOutEverywhere)
  const close = () => {
    end.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('accounts.account.everywhereTitle')}
      description={t('accounts.account.everywhereWarning')}
      confirm={t('accounts.account.signOutEverywhere')}
      cancel={t('ui.cancel')}
      busy={end.isPending || end.isSuccess}
      error={end.error ? failureWords(t, end.error) : undefined}
      onConfirm={() => end.mutate({}, { onSuccess: () => void leave(queries, '/') })}
      onClose={close}
    />
  )
}
