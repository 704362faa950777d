import {
  FlaskConical,
  Gamepad2,
  Gift,
  HandHeart,
  type LucideIcon,
  Medal,
  MessageCircleHeart,
  Star,
  Users,
} from 'lucide-react'
import { useTranslate } from '../i18n/language.tsx'
import type { Tone } from '../ui/tone.ts'
import './reasons.css'

const reasons = [
  { reason: 'points', tone: 'coin', Icon: Star },
  { reason: 'achievements', tone: 'amber', Icon: Medal },
  { reason: 'store', tone: 'coral', Icon: Gift },
  { reason: 'assistant', tone: 'leaf', Icon: MessageCircleHeart },
  { reason: 'learning', tone: 'sky', Icon: Gamepad2 },
  { reason: 'sharing', tone: 'plum', Icon: Users },
  { reason: 'method', tone: 'sky', Icon: FlaskConical },
  { reason: 'free', tone: 'leaf', Icon: HandHeart },
] as const satisfies { reason: string; tone: Tone; Icon: LucideIcon }[]

/** Why a family would want it. */
export function Reasons() {
  const t = useTranslate()
  return (
    <section className="landing-section" aria-labelledby="landing-reasons">
      <h2 className="landing-heading" id="landing-reasons">
        {t('landing.reasons.title')}
      </h2>
      <ul className="reasons">
        {reasons.map(({ reason, tone, Icon }) => (
          <li key={reason} className="reason" data-tone={tone}>
            <span className="reason-icon">
              <Icon aria-hidden="true" />
            </span>
            <div>
              <h3 className="reason-title">
                {t(`landing.reasons.${reason}.title`)}
                {reason === 'assistant' && (
                  <small className="landing-chip">{t('landing.reasons.assistant.soon')}</small>
                )}
              </h3>
              <p className="reason-text">{t(`landing.reasons.${reason}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
