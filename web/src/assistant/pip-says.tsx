import type { ReactNode } from 'react'
import { useTranslate } from '../i18n/language.tsx'
import { type Mood, Pip } from '../ui/pip.tsx'
import './pip-says.css'

/** A message of Pip's; he stands beside his latest. */
export function PipSays({ isLast, mood = 'calm', children }: { isLast: boolean; mood?: Mood; children: ReactNode }) {
  const t = useTranslate()
  return (
    <div className="pip-says">
      <span className="pip-says-pip">{isLast && <Pip size={40} mood={mood} />}</span>
      <div className="pip-says-words">
        <span className="visually-hidden">{t('assistant.pip')} </span>
        {children}
      </div>
    </div>
  )
}
