import { useTranslate } from '../i18n/language.tsx'
import { Pip } from '../ui/pip.tsx'
import './splash.css'

/** A moment's wait before anything is known. */
export function Splash() {
  const t = useTranslate()
  return (
    <main className="splash">
      <Pip size={96} />
      <p role="status">{t('ui.loading')}</p>
    </main>
  )
}
