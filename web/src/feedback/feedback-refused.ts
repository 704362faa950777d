import { CallFailed } from '../api/failure.ts'
import { useFormRefused } from '../api/form-refused.ts'
import { useTranslate } from '../i18n/language.tsx'
import { toast } from '../ui/toast.ts'
import type { FeedbackForm } from './feedback-form.ts'

const fields = ['feedbackType', 'subject', 'message'] as const

/** Says what the server said; when it said nothing, that another time may do. */
export function useFeedbackRefused(form: FeedbackForm) {
  const t = useTranslate()
  const tell = useFormRefused(form, fields, t('feedback.failed'))
  return (failure: Error) => {
    if (failure instanceof CallFailed) tell(failure)
    else toast.add({ title: t('feedback.failed'), description: t('feedback.later'), tone: 'bad' })
  }
}
