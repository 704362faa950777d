import type { LocalDate } from '@sprout/domain/calendar'
import type { Habit } from '@sprout/domain/habits/model'
import { useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { useUndoQuestion } from '../points/undo-question.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { longDay } from './week.ts'

type UndoCheckInDialogProps = { open: boolean; habit: Habit; date: LocalDate; lineId: string; onClose: () => void }

/** Of a habit that is still going: there is no bonus that would go along. */
export function UndoCheckInDialog({ open, habit: { title, points }, date, lineId, onClose }: UndoCheckInDialogProps) {
  const t = useTranslate()
  const { day } = useFormats()
  const question = useUndoQuestion({ id: lineId, title }, onClose)
  return (
    <ConfirmDialog
      open={open}
      title={t('habits.undoTitle', { title, day: day(date, longDay) })}
      description={t('habits.undoWhat', { count: points })}
      {...question}
    />
  )
}
