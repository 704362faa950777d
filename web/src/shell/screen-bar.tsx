import { ArrowLeft } from 'lucide-react'
import { useLocation } from 'wouter'
import { useTranslate } from '../i18n/language.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import './screen-bar.css'
import { type Screen, tabOfScreen, toneOfScreen } from './screens.ts'
import { addressOfTab } from './tabs.ts'

/** The way back and the title of a screen inside a tab. */
export function ScreenBar({ screen }: { screen: Screen }) {
  const t = useTranslate()
  const [, navigate] = useLocation()
  const tab = addressOfTab(tabOfScreen(screen))
  const back = () => (history.state?.fromTab ? history.back() : navigate(tab, { replace: true }))
  return (
    <div className="screen-bar" data-tone={toneOfScreen(screen)}>
      <IconButton raised label={t('ui.back')} icon={<ArrowLeft />} onClick={back} />
      <h1 className="screen-bar-title" tabIndex={-1}>
        {t(`modules.${screen}`)}
      </h1>
    </div>
  )
}
