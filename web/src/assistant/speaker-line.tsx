import { useLanguage, useTranslate } from '../i18n/language.tsx'
import type { AiMessage } from './conversation.ts'

/** When it was said, and by which of the two. */
export function SpeakerLine({ message: { timestamp, by } }: { message: AiMessage }) {
  const t = useTranslate()
  const { language } = useLanguage()
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(Date.parse(timestamp))
  return (
    <p className="pip-says-note">
      <time dateTime={timestamp}>{time}</time> · {t(`assistant.by.${by}`)}
    </p>
  )
}
