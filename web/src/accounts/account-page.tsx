import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTranslate } from '../i18n/language.tsx'
import { LanguageMenu } from '../i18n/language-menu.tsx'
import { Card } from '../ui/card.tsx'
import { Pip } from '../ui/pip.tsx'
import './account-page.css'

type AccountPageProps = { title: string; intro: string; children: ReactNode; footer?: ReactNode }

/** The frame of the screens before the door. */
export function AccountPage({ title, intro, children, footer }: AccountPageProps) {
  const t = useTranslate()
  return (
    <div className="account-page">
      <header className="account-page-top">
        <Link href="/" className="account-page-brand">
          <Pip size={40} />
          {t('brand.name')}
        </Link>
        <LanguageMenu />
      </header>
      <main className="account-page-main">
        <h1>{title}</h1>
        <p className="account-page-intro">{intro}</p>
        <Card className="account-page-card">{children}</Card>
      </main>
      <footer>{footer}</footer>
    </div>
  )
}
