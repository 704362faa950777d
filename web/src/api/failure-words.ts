import type { Translate } from '../i18n/translate.ts'
import { CallFailed, InWords, Unreachable } from './failure.ts'

/** A failure as the parent reads it: the refusal in their language, else what the server said. */
export function failureWords(t: Translate, failure: Error): string {
  if (failure instanceof InWords) return failure.message
  if (failure instanceof Unreachable) return t('errors.unreachable')
  if (!(failure instanceof CallFailed)) return t('errors.unknown')
  return failure.refusal ? t(`refusals.${failure.refusal}`) : failure.message
}
