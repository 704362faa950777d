import { useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import type { AiMessage } from './conversation.ts'

/** When it was said, and by which of the two. */
export function SpeakerLine({ message: { timestamp, by } }: { message: AiMessage }) {
  const t = useTranslate()
  const { date } = useFormats()
  return (
    <p className="pip-says-note">
      <time dateTime={timestamp}>{date(timestamp, { timeStyle: 'short' })}</time> · {t(`assistant.by.${by}`)}
    </p>
  )
}
