import { useSearchParams } from 'wouter'
import { useTranslate } from '../i18n/language.tsx'
import { LanguageMenu } from '../i18n/language-menu.tsx'
import { lazyPart } from '../i18n/lazy-part.ts'
import { useTitle } from '../shell/title.ts'
import { Avatar } from '../ui/avatar.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Pip } from '../ui/pip.tsx'
import { FeatureTiles } from './feature-tiles.tsx'
import { Garden } from './garden.tsx'
import './landing-screen.css'
import { LandingStats } from './landing-stats.tsx'
import { Reasons } from './reasons.tsx'
import { TermsNote } from './terms-note.tsx'

const SIGN_IN = '/api/login'
const SIGN_UP = '/api/login?way=signUp'

const Farewell = lazyPart(async () => (await import('./farewell.tsx')).Farewell)

/** What a stranger sees first: what Sprout is, for whom, and the way in. */
export function LandingScreen() {
  const [search] = useSearchParams()
  useTitle()
  return (
    <div className="landing">
      <LandingHeader />
      {search.has('farewell') && <Farewell />}
      <main className="landing-main">
        <Hero />
        <FeatureTiles />
        <LandingStats />
        <Reasons />
        <Closing />
      </main>
      <footer className="landing-footer">
        <TermsNote />
      </footer>
    </div>
  )
}

function LandingHeader() {
  const t = useTranslate()
  return (
    <header className="landing-header">
      <span className="landing-brand">
        <Pip size={40} />
        {t('brand.name')}
      </span>
      <LanguageMenu />
    </header>
  )
}

function Hero() {
  const t = useTranslate()
  return (
    <section className="landing-hero">
      <Garden />
      <div className="landing-hero-words">
        <h1 className="landing-title">{t('landing.heroTitle')}</h1>
        <p className="landing-lead">{t('landing.heroText')}</p>
        <div className="landing-ways">
          <ButtonLink href={SIGN_UP}>{t('landing.start')}</ButtonLink>
          <ButtonLink href={SIGN_IN} tone="soft">
            {t('landing.signIn')}
          </ButtonLink>
        </div>
        <p className="landing-hint">{t('landing.startHint')}</p>
        <FirstFamilies />
      </div>
    </section>
  )
}

const FAMILIES_WANTED = 100

function FirstFamilies() {
  const t = useTranslate()
  return (
    <p className="landing-families">
      <span className="landing-faces">
        {(['🐻', '🦊', '🐰'] as const).map((face) => (
          <Avatar key={face} emoji={face} />
        ))}
      </span>
      {t('landing.socialProofPlaceholder', { count: FAMILIES_WANTED })}
    </p>
  )
}

function Closing() {
  const t = useTranslate()
  return (
    <section className="landing-closing" data-tone="leaf">
      <Pip size={112} mood="happy" />
      <div className="landing-closing-words">
        <h2 className="landing-heading">{t('landing.closing.title')}</h2>
        <p>{t('landing.closing.text')}</p>
        <p className="landing-promotion" data-tone="coin">
          <strong className="landing-chip">{t('landing.promotionPlaceholder.label')}</strong>
          {t('landing.promotionPlaceholder.text')}
        </p>
      </div>
      <ButtonLink href={SIGN_UP}>{t('landing.start')}</ButtonLink>
    </section>
  )
}
