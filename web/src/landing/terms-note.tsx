import { useEffect, useState } from 'react'
import { useTranslate } from '../i18n/language.tsx'
import { lazyDialog } from '../i18n/lazy-part.ts'
import type { TermsText } from './terms-dialog.tsx'
import './terms-note.css'

const TermsDialog = lazyDialog(async () => (await import('./terms-dialog.tsx')).TermsDialog)

const texts = ['terms', 'privacy'] as const satisfies TermsText[]

/** What going on means, with the two texts to read. */
export function TermsNote() {
  const t = useTranslate()
  const [asked, setAsked] = useState<{ which: TermsText; open: boolean }>()
  useEffect(TermsDialog.fetchWhenIdle, [])
  return (
    <div className="terms-note">
      <p>{t('landing.agreement')}</p>
      {texts.map((which) => (
        <button key={which} type="button" className="terms-link" onClick={() => setAsked({ which, open: true })}>
          {t(`landing.texts.${which}`)}
        </button>
      ))}
      {asked && <TermsDialog {...asked} onClose={() => setAsked({ ...asked, open: false })} />}
    </div>
  )
}
