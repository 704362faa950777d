import { feedbackCalls } from '@sprout/domain/feedback/contract'
import { useId } from 'react'
import { useAct } from '../api/act.ts'
import { useSheetDraft } from '../api/sheet-draft.ts'
import { useDialogWords } from '../i18n/dialog-words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogCancel } from '../ui/dialog-cancel.tsx'
import { Opening } from '../ui/opening.tsx'
import { toast } from '../ui/toast.ts'
import { FeedbackFields } from './feedback-fields.tsx'
import { nothingSaid, useFeedbackForm } from './feedback-form.ts'
import { useFeedbackRefused } from './feedback-refused.ts'

type FeedbackDialogProps = { open: boolean; onClose: () => void }

export const FeedbackDialog = ({ open, onClose }: FeedbackDialogProps) => (
  <Opening of={open} onClose={onClose}>
    {(_, sheet) => <Feedback {...sheet} />}
  </Opening>
)

function Feedback({ open, onClose }: FeedbackDialogProps) {
  const t = useTranslate()
  const id = useId()
  const words = useDialogWords()
  const send = useAct(feedbackCalls.send)
  const form = useFeedbackForm()
  const changed = useSheetDraft(form, { open, blank: nothingSaid, where: 'feedback', isSent: send.isPending })
  const onError = useFeedbackRefused(form)
  const onSuccess = () => {
    toast.add({ title: t('feedback.sent'), description: t('feedback.thanks'), tone: 'good' })
    onClose()
  }
  const submit = form.handleSubmit((body) => send.mutate({ body }, { onSuccess, onError }))
  const answers = (
    <>
      <DialogCancel>{t('ui.cancel')}</DialogCancel>
      <Button type="submit" form={id} busy={send.isPending}>
        {t('feedback.send')}
      </Button>
    </>
  )
  return (
    <Dialog
      {...{ open, words, changed, onClose }}
      title={t('feedback.title')}
      description={t('feedback.hint')}
      footer={answers}
    >
      <form id={id} onSubmit={submit} noValidate>
        <FeedbackFields form={form} />
      </form>
    </Dialog>
  )
}
