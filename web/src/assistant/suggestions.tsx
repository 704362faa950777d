import { labels } from '@sprout/domain/assistant/reply/chips'
import { ArrowUpRight } from 'lucide-react'
import { useId } from 'react'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import './suggestions.css'

const OFTEN_ASKED = ['bedtime', 'listening', 'screens', 'praise'] as const

/** For whoever does not know yet what to ask. */
export function Suggestions({ onAsk }: { onAsk: (text: string) => void }) {
  const t = useTranslate()
  const { language } = useLanguage()
  const title = useId()
  return (
    <section className="suggestions message-list-aside" aria-labelledby={title}>
      <h2 id={title} className="suggestions-title">
        {t('assistant.oftenAsked')}
      </h2>
      <ul className="suggestions-list">
        {labels(OFTEN_ASKED, language).map((label) => (
          <li key={label}>
            <button type="button" className="suggestions-choice" onClick={() => onAsk(label)}>
              {label}
              <ArrowUpRight aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
