import { Component, type ReactNode, useState } from 'react'
import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

type CrashGuardProps = { children: ReactNode }

/** The last net: a screen that broke. React knows it only as a class. */
export class CrashGuard extends Component<CrashGuardProps, { crashed: boolean }> {
  override state = { crashed: false }
  static getDerivedStateFromError = () => ({ crashed: true })
  override render() {
    return this.state.crashed ? <CrashScreen /> : this.props.children
  }
}

function CrashScreen() {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const retry = () => {
    setBusy(true)
    void import('../install/service-worker.ts').then(({ loadNewest }) => loadNewest()).catch(() => location.reload())
  }
  return (
    <main>
      <div role="alert">
        <EmptyState
          title={t('errors.unknown')}
          hint={t('errors.reload')}
          action={
            <Button busy={busy} onClick={retry}>
              {t('ui.retry')}
            </Button>
          }
        />
      </div>
    </main>
  )
}
