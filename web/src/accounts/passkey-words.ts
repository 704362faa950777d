import { CallFailed, InWords, Unreachable } from '../api/failure.ts'
import { failureWords } from '../api/failure-words.ts'
import type { Translate } from '../i18n/translate.ts'

/** Why a passkey did not do: the server's reason, or the device's. */
export function passkeyWords(t: Translate, failure: Error): string {
  if (failure instanceof CallFailed && failure.refusal === 'wrong_credentials') return t('accounts.passkeys.unknown')
  if ([CallFailed, Unreachable, InWords].some((known) => failure instanceof known)) return failureWords(t, failure)
  if (failure.name === 'InvalidStateError') return t('accounts.passkeys.already')
  return t('accounts.passkeys.stopped')
}
