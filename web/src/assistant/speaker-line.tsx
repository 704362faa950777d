import { useFamily } from '../family/today.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import type { AiMessage } from './conversation.ts'

/** When it was said, and by which of the two. */
export function SpeakerLine({ message: { timestamp, by } }: { message: AiMessage }) {
  const t = useTranslate()
  const { time } = useFormats()
  const { timeZone } = useFamily()
  return (
    <p className="pip-says-note">
      <time dateTime={timestamp}>{time(timestamp, timeZone)}</time> · {t(`assistant.by.${by}`)}
    </p>
  )
}
