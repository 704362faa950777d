import { doorCalls } from '@sprout/domain/accounts/door-contract'
import { useState } from 'react'
import { Redirect } from 'wouter'
import { useTranslate } from '../i18n/language.tsx'
import { useTitle } from '../shell/title.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PasswordField } from './account-fields.tsx'
import { useAccountForm } from './account-form.ts'
import { AccountPage } from './account-page.tsx'
import { Refused } from './refused.tsx'

/** Opened from a one-time link. What opens the door is behind the `#`, where no server and no log sees it. */
export function ResetPasswordScreen() {
  const t = useTranslate()
  const [token] = useState(() => location.hash.slice(1))
  useTitle(t('accounts.reset.title'))
  return (
    <AccountPage
      title={t('accounts.reset.title')}
      intro={token ? t('accounts.reset.intro') : t('accounts.reset.incomplete')}
    >
      {token ? (
        <NewPasswordForm token={token} />
      ) : (
        <ButtonLink wide href="/api/login">
          {t('accounts.reset.toSignIn')}
        </ButtonLink>
      )}
    </AccountPage>
  )
}

function NewPasswordForm({ token }: { token: string }) {
  const t = useTranslate()
  const { events, errorOf, refused, busy, done } = useAccountForm(doorCalls.resetPassword, { token })
  if (done) return <Redirect to="/" replace />
  return (
    <form className="account-form" {...events} noValidate>
      <PasswordField
        label={t('accounts.reset.password')}
        hint={t('accounts.passwordHint')}
        error={errorOf('password')}
        autoComplete="new-password"
      />
      <Refused>{refused ?? errorOf('token')}</Refused>
      <Button type="submit" wide busy={busy}>
        {t('accounts.reset.submit')}
      </Button>
    </form>
  )
}
