import { BookOpen, Flag, Heart, type LucideIcon, Repeat } from 'lucide-react'
import { useTranslate } from '../i18n/language.tsx'
import { Card } from '../ui/card.tsx'
import type { Tone } from '../ui/tone.ts'
import './feature-tiles.css'

const features = [
  { module: 'behaviors', tone: 'leaf', Icon: Heart },
  { module: 'habits', tone: 'sky', Icon: Repeat },
  { module: 'skills', tone: 'amber', Icon: Flag },
  { module: 'moments', tone: 'plum', Icon: BookOpen },
] as const satisfies { module: string; tone: Tone; Icon: LucideIcon }[]

/** The four modules, each in its hue, with the age from which it makes sense. */
export function FeatureTiles() {
  const t = useTranslate()
  return (
    <section className="landing-section" aria-labelledby="landing-features">
      <h2 className="landing-heading" id="landing-features">
        {t('landing.features.title')}
      </h2>
      <ul className="feature-tiles">
        {features.map(({ module, tone, Icon }) => (
          <Card as="li" key={module} className="feature-tile" tone={tone}>
            <span className="feature-icon">
              <Icon aria-hidden="true" />
            </span>
            <h3 className="feature-title">{t(`modules.${module}`)}</h3>
            <p className="feature-age">{t(`landing.features.${module}.age`)}</p>
            <p className="feature-text">{t(`landing.features.${module}.text`)}</p>
          </Card>
        ))}
      </ul>
    </section>
  )
}
