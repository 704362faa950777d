import type { Moment } from '@sprout/domain/moments/model'
import { useToday } from '../family/today.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { useUndoQuestion } from '../points/undo-question.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useKeepAgain } from './keep-again.ts'
import { useMomentTitle } from './moment-title.ts'

type RemoveMomentDialogProps = { open: boolean; moment: Moment; onClose: () => void }

/** Load it lazily. */
export function RemoveMomentDialog({ open, moment, onClose }: RemoveMomentDialogProps) {
  const t = useTranslate()
  const { dayHeading } = useFormats()
  const keepAgain = useKeepAgain()
  const title = useMomentTitle()(moment)
  const { date, mood, weather } = moment
  const about = [dayHeading(date, useToday()), t(`moments.moods.${mood}`), t(`moments.weathers.${weather}`)]
  const told = { done: t('moments.removed'), failed: t('moments.removeFailed'), again: () => keepAgain(moment) }
  const question = useUndoQuestion({ id: moment.lineId, title, told }, onClose)
  return (
    <ConfirmDialog
      {...question}
      open={open}
      title={t('moments.removeTitle')}
      about={about}
      description={t(moment.content ? 'moments.removeStory' : 'moments.removeWhat')}
      confirm={t('moments.removeConfirm')}
    />
  )
}
