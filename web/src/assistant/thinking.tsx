import { useTranslate } from '../i18n/language.tsx'
import './thinking.css'

/** More is to come. */
export function Thinking() {
  const t = useTranslate()
  return (
    <p className="thinking">
      <span className="visually-hidden">{t('assistant.thinking')}</span>
      {['one', 'two', 'three'].map((dot) => (
        <span key={dot} className="thinking-dot" aria-hidden="true" />
      ))}
    </p>
  )
}
