import { useTranslate } from '../i18n/language.tsx'
import { ContentLoading } from './content-loading.tsx'
import { ScreenBar } from './screen-bar.tsx'
import { useScreen } from './screens.ts'
import { useTab } from './tabs.ts'
import { TopBar } from './top-bar.tsx'

/** The app while it is not yet known whose it is. */
export function ShellLoading() {
  const t = useTranslate()
  const tab = useTab()
  const screen = useScreen()
  return (
    <div className="app-shell">
      {tab !== 'profile' && <TopBar child={undefined} loading />}
      <main className="app-shell-main">
        {screen ? <ScreenBar screen={screen} /> : <h1 className="visually-hidden">{t(`shell.tabs.${tab}`)}</h1>}
        <ContentLoading />
      </main>
    </div>
  )
}
