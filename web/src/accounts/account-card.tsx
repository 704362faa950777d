import type { User } from '@sprout/domain/accounts/model'
import { LogOut, MonitorSmartphone } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useTranslate } from '../i18n/language.tsx'
import { lazyDialog } from '../i18n/lazy-part.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import './account-card.css'
import { useSignOut } from './sign-out.ts'

const SignOutDialog = lazyDialog(async () => (await import('./sign-out-dialog.tsx')).SignOutDialog)

/** Who is signed in, and the ways out. */
export function AccountCard({ user }: { user: User }) {
  const t = useTranslate()
  const signOut = useSignOut()
  const [asking, setAsking] = useState<boolean>()
  const stay = (event: MouseEvent) => {
    event.preventDefault()
    void signOut()
  }
  return (
    <Card as="section" className="account-card" aria-labelledby="account-card-title">
      <h2 id="account-card-title">{t('accounts.account.title')}</h2>
      <p>
        {user.name}
        <br />
        <span className="account-card-email">{user.email}</span>
      </p>
      <ButtonLink tone="soft" wide href="/api/logout" onClick={stay}>
        <LogOut aria-hidden="true" />
        {t('accounts.account.signOut')}
      </ButtonLink>
      <Button tone="quiet" wide onClick={() => setAsking(true)}>
        <MonitorSmartphone aria-hidden="true" />
        {t('accounts.account.signOutEverywhere')}
      </Button>
      {asking !== undefined && <SignOutDialog open={asking} onClose={() => setAsking(false)} />}
    </Card>
  )
}
