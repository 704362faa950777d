import { Share, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Pip } from '../ui/pip.tsx'
import { takeOffer, useBrowserOffer } from './browser-offer.ts'
import './install-prompt.css'
import { usePromptMoment } from './prompt-moment.ts'
import { isInstalled, isIos, rememberDismissal, wasDismissed } from './prompt-rules.ts'

/** Offers to put the app on the home screen: where the browser can, or in words where only the parent can. */
export function InstallPrompt() {
  const t = useTranslate()
  const id = useId()
  const isTime = usePromptMoment()
  const offer = useBrowserOffer()
  const [answered, setAnswered] = useState(() => isInstalled() || wasDismissed())
  if (!isTime || answered || !(offer || isIos())) return null
  const dismiss = () => {
    rememberDismissal()
    setAnswered(true)
  }
  const install = async () => {
    const answer = await takeOffer()
    if (answer?.outcome === 'accepted') setAnswered(true)
    else dismiss()
  }
  return (
    <section className="install-prompt" aria-labelledby={id}>
      <Pip size={56} mood="happy" />
      <div className="install-prompt-words">
        <h2 id={id}>{t('install.title')}</h2>
        <p>{t('install.text')}</p>
        {!offer && (
          <p className="install-prompt-ios">
            <Share aria-hidden="true" />
            {t('install.ios')}
          </p>
        )}
      </div>
      <IconButton label={t('install.close')} icon={<X />} onClick={dismiss} />
      {offer && (
        <div className="install-prompt-ends">
          <Button tone="quiet" onClick={dismiss}>
            {t('install.later')}
          </Button>
          <Button onClick={() => void install()}>{t('install.install')}</Button>
        </div>
      )}
    </section>
  )
}
