import { useDialogWords } from '../i18n/dialog-words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { Dialog } from '../ui/dialog.tsx'
import './terms-dialog.css'

const parts = {
  terms: ['terms.what', 'terms.yours', 'terms.free', 'terms.advice'],
  privacy: ['privacy.stored', 'privacy.where', 'privacy.cookies', 'privacy.erase'],
} as const
export type TermsText = keyof typeof parts

/** The two plain texts. Load it lazily. */
export function TermsDialog({ open, which, onClose }: { open: boolean; which: TermsText; onClose: () => void }) {
  const t = useTranslate()
  const words = useDialogWords()
  return (
    <Dialog open={open} onClose={onClose} title={t(`landing.texts.${which}`)} words={words}>
      {parts[which].map((part) => (
        <section key={part} className="terms-part">
          <h3>{t(`terms.${part}.title`)}</h3>
          <p>{t(`terms.${part}.text`)}</p>
        </section>
      ))}
    </Dialog>
  )
}
