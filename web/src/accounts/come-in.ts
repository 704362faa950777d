import type { User } from '@sprout/domain/accounts/model'
import type { QueryClient } from '@tanstack/react-query'
import { forgetOthers } from '../api/forget.ts'
import { currentUser } from './current-user.ts'

/** Someone has come in, perhaps where somebody else was in: a link for a new password is opened in any browser. */
export async function comeIn(queries: QueryClient, user: User) {
  const nobodyWasIn = queries.getQueryData(currentUser.queryKey) === null
  if (!nobodyWasIn) await forgetOthers(queries)
  queries.setQueryData(currentUser.queryKey, user)
}
