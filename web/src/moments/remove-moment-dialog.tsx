import type { Moment } from '@sprout/domain/moments/model'
import { useTranslate } from '../i18n/language.tsx'
import { useUndoQuestion } from '../points/undo-question.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useMomentTitle } from './moment-title.ts'

type UndoMomentDialogProps = { open: boolean; moment: Moment; onClose: () => void }

/** Load it lazily. */
export function UndoMomentDialog({ open, moment, onClose }: UndoMomentDialogProps) {
  const t = useTranslate()
  const title = useMomentTitle()(moment)
  const question = useUndoQuestion({ id: moment.lineId, title }, onClose)
  const what = t(moment.content ? 'moments.undoStory' : 'moments.undoWhat')
  return <ConfirmDialog open={open} title={t('moments.undoTitle', { title })} description={what} {...question} />
}
