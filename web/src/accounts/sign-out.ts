import { accountCalls } from '@sprout/domain/accounts/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { useFailureToast } from '../api/failure-toast.ts'
import { forget } from '../api/forget.ts'
import { isAway } from '../api/or-seen.ts'
import { useTranslate } from '../i18n/language.tsx'

export async function leave(queries: QueryClient, address: string) {
  await forget(queries)
  location.assign(address)
}

/** Ends the session here. Only the server can: while it is away that is told, and the app stays open. */
export function useSignOut() {
  const t = useTranslate()
  const queries = useQueryClient()
  const tellFailure = useFailureToast()
  return async () => {
    try {
      await call(accountCalls.user, {}, { nobodyIsFine: true })
    } catch (failure) {
      if (isAway(failure)) return tellFailure(t('accounts.account.signOut'), failure)
    }
    await leave(queries, '/api/logout')
  }
}
