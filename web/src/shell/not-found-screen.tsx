import { Link } from 'wouter'
import { useTranslate } from '../i18n/language.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Pip } from '../ui/pip.tsx'
import './not-found-screen.css'
import { useTitle } from './title.ts'

/** Every path that leads nowhere. */
export function NotFoundScreen() {
  const t = useTranslate()
  useTitle(t('notFound.title'))
  return (
    <main className="not-found">
      <Pip size={160} mood="looking" />
      <h1>{t('notFound.title')}</h1>
      <p className="not-found-text">{t('notFound.text')}</p>
      <Link href="/" asChild>
        <ButtonLink href="/">{t('notFound.home')}</ButtonLink>
      </Link>
      <p className="not-found-hint">{t('notFound.developerHint')}</p>
    </main>
  )
}
