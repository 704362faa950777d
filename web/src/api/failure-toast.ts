import { useTranslate } from '../i18n/language.tsx'
import { toast } from '../ui/toast.ts'
import { complaintWords } from './complaint-words.ts'
import { CallFailed } from './failure.ts'
import { failureWords } from './failure-words.ts'

/** Tells of a write that failed; a session that ended tells of itself. */
export function useFailureToast() {
  const t = useTranslate()
  return (title: string, failure: Error) => {
    if (failure instanceof CallFailed && failure.status === 401) return
    const [first] = failure instanceof CallFailed ? failure.fields : []
    // All that is known of the whole is that it did not fit; the field says why.
    const description = first ? complaintWords(t, first.code) : failureWords(t, failure)
    toast.add({ title, description, tone: 'bad' })
  }
}
