import { useTranslate } from '../i18n/language.tsx'
import { toast } from '../ui/toast.tsx'
import { CallFailed } from './failure.ts'
import { failureWords } from './failure-words.ts'

/** Tells of a write that failed; a session that ended tells of itself. */
export function useFailureToast() {
  const t = useTranslate()
  return (title: string, failure: Error) => {
    if (failure instanceof CallFailed && failure.status === 401) return
    toast.add({ title, description: failureWords(t, failure), tone: 'bad' })
  }
}
