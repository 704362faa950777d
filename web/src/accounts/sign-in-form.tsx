import { doorCalls } from '@sprout/domain/accounts/door-contract'
import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { EmailField, PasswordField, type Typed } from './account-fields.tsx'
import { useAccountForm } from './account-form.ts'
import { Refused } from './refused.tsx'

export function SignInForm({ email }: { email: Typed }) {
  const t = useTranslate()
  const { events, errorOf, refused, busy } = useAccountForm(doorCalls.signIn)
  return (
    <form className="account-form" {...events} noValidate>
      <EmailField typed={email} error={errorOf('email')} />
      <PasswordField label={t('accounts.password')} error={errorOf('password')} autoComplete="current-password" />
      <Refused>{refused}</Refused>
      {refused && <p className="account-form-note">{t('accounts.signIn.forgotten')}</p>}
      <Button type="submit" wide busy={busy}>
        {t('accounts.signIn.submit')}
      </Button>
    </form>
  )
}
