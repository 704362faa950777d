import { useTranslate } from './language.tsx'

/** What every dialog says about itself. */
export function useDialogWords() {
  const t = useTranslate()
  return { close: t('ui.close'), discardTitle: t('ui.discardTitle'), discard: t('ui.discard'), keep: t('ui.keep') }
}
