import { useTranslate } from './language.tsx'

/** What every dialog says about itself. */
export function useDialogWords() {
  const t = useTranslate()
  return {
    close: t('ui.close'),
    discardTitle: t('forms.discardTitle'),
    discard: t('forms.discard'),
    keep: t('forms.keep'),
  }
}
