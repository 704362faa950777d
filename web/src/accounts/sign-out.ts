import { accountCalls } from '@sprout/domain/accounts/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { Unreachable } from '../api/failure.ts'
import { useFailureToast } from '../api/failure-toast.ts'
import { forget } from '../api/forget.ts'
import { useTranslate } from '../i18n/language.tsx'

export async function leave(queries: QueryClient, address: string) {
  await forget(queries)
  location.assign(address)
}

/** Ends the session here. Only the server can: without a signal that is told, and the app stays open. */
export function useSignOut() {
  const t = useTranslate()
  const queries = useQueryClient()
  const tellFailure = useFailureToast()
  return async () => {
    const failure = await call(accountCalls.user, {}, { nobodyIsFine: true }).catch((reason: Error) => reason)
    if (failure instanceof Unreachable) return tellFailure(t('accounts.account.signOut'), failure)
    await leave(queries, '/api/logout')
  }
}
