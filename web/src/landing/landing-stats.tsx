import { Infinity as Unlimited } from 'lucide-react'
import { useTranslate } from '../i18n/language.tsx'
import { Card } from '../ui/card.tsx'
import './landing-stats.css'

/** The three numbers of the landing screen. */
export function LandingStats() {
  const t = useTranslate()
  return (
    <section className="landing-section" aria-labelledby="landing-stats">
      <h2 className="visually-hidden" id="landing-stats">
        {t('landing.stats.title')}
      </h2>
      <Card as="ul" className="landing-stats">
        <li className="landing-stat" data-tone="sky">
          <span className="landing-number">21</span>
          <span>{t('landing.stats.habitDays')}</span>
        </li>
        <li className="landing-stat" data-tone="amber">
          <span className="landing-number">100+</span>
          <span>{t('landing.stats.skillChallenges')}</span>
        </li>
        <li className="landing-stat" data-tone="plum">
          <span className="landing-number">
            <Unlimited aria-hidden="true" />
          </span>
          <span>{t('landing.stats.memories')}</span>
        </li>
      </Card>
    </section>
  )
}
