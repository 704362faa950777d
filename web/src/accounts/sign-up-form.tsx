import { doorCalls } from '@sprout/domain/accounts/door-contract'
import { browserTimeZone } from '../i18n/browser-time-zone.ts'
import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { EmailField, PasswordField, type Typed } from './account-fields.tsx'
import { useAccountForm } from './account-form.ts'
import { Refused } from './refused.tsx'

type SignUpFormProps = { email: Typed; invite: string | undefined }

/** Makes a caregiver and a family, or one more caregiver of the family that invited. */
export function SignUpForm({ email, invite }: SignUpFormProps) {
  const t = useTranslate()
  const also = { timeZone: browserTimeZone(), ...(invite !== undefined && { invite }) }
  const { events, errorOf, refused, busy } = useAccountForm(doorCalls.signUp, also)
  return (
    <form className="account-form" {...events} noValidate>
      <TextField name="name" label={t('accounts.name')} error={errorOf('name')} autoComplete="name" required />
      <EmailField typed={email} error={errorOf('email')} />
      <PasswordField
        label={t('accounts.password')}
        hint={t('accounts.passwordHint')}
        error={errorOf('password')}
        autoComplete="new-password"
      />
      <Refused>{refused ?? errorOf('timeZone')}</Refused>
      <Button type="submit" wide busy={busy}>
        {t('accounts.signUp.submit')}
      </Button>
    </form>
  )
}
