import { useState } from 'react'
import { useTranslate } from '../i18n/language.tsx'
import { useUndo } from './undo.ts'

/** Undoes a record after a question. A toast tells what came of it, so that the question closes either way. */
export function useUndoQuestion(record: Parameters<ReturnType<typeof useUndo>>[0], onClose: () => void) {
  const t = useTranslate()
  const undo = useUndo()
  const [busy, setBusy] = useState(false)
  const onConfirm = () => {
    setBusy(true)
    void undo(record).then(onClose)
  }
  return { confirm: t('points.undo'), cancel: t('ui.cancel'), tone: 'danger', busy, onConfirm, onClose } as const
}
