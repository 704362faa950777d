import { Link } from 'wouter'
import { useTranslate } from '../i18n/language.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { addressOfScreen, fromTab, type Module } from './screens.ts'

/** Leads on to a module from a screen that needs something of it first; the way back leads here. */
export function ScreenLink({ screen }: { screen: Module }) {
  const t = useTranslate()
  const href = addressOfScreen(screen)
  return (
    <Link href={href} state={fromTab} asChild>
      <ButtonLink href={href}>{t(`modules.${screen}`)}</ButtonLink>
    </Link>
  )
}
