import type { User } from '@sprout/domain/accounts/model'
import type { QueryClient } from '@tanstack/react-query'
import { InWords } from '../api/failure.ts'
import { forgetOthers } from '../api/forget.ts'
import type { Translate } from '../i18n/translate.ts'
import { currentUser, someoneIsIn } from './current-user.ts'

/** Someone has come in, perhaps where somebody else was in: a link for a new password is opened in any browser. */
export async function comeIn(queries: QueryClient, user: User, t: Translate) {
  // Without its cookie the next call would lead back to this door, and nobody would know why.
  if (!someoneIsIn()) throw new InWords(t('accounts.notKept'))
  const nobodyWasIn = queries.getQueryData(currentUser.queryKey) === null
  if (!nobodyWasIn) await forgetOthers(queries)
  queries.setQueryData(currentUser.queryKey, user)
}
