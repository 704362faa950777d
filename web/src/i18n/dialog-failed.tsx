import { useEffect, useRef } from 'react'
import { failureWords } from '../api/failure-words.ts'
import { Button } from '../ui/button.tsx'
import './dialog-failed.css'
import { useTranslate } from './language.tsx'
import { type FailedProps, useFetchFailure } from './part-failed.tsx'

/** In the place of a dialog that could not be fetched. The browser's own: ours are fetched with what they show. */
export function DialogFailed({ busy, onRetry, onClose }: FailedProps & { onClose: () => void }) {
  const t = useTranslate()
  const failure = useFetchFailure()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog ref={dialog} className="dialog-failed" aria-labelledby="dialog-failed-title" onCancel={onClose}>
      <h2 id="dialog-failed-title">{t('errors.notLoaded')}</h2>
      <p>{failureWords(t, failure)}</p>
      <div className="dialog-failed-ways">
        <Button tone="quiet" onClick={onClose}>
          {t('ui.close')}
        </Button>
        <Button busy={busy} onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      </div>
    </dialog>
  )
}
