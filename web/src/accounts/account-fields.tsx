import { useTranslate } from '../i18n/language.tsx'
import { TextField } from '../ui/field.tsx'

/** What was typed before the parent changed their mind about signing in or up stays typed. */
export type Typed = { readonly value: string; readonly onType: (value: string) => void }

export function EmailField({ typed, error }: { typed: Typed; error: string | undefined }) {
  const t = useTranslate()
  return (
    <TextField
      name="email"
      label={t('accounts.email')}
      error={error}
      type="email"
      // Password managers keep the pair under this name.
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      value={typed.value}
      onChange={({ target }) => typed.onType(target.value)}
    />
  )
}

type PasswordFieldProps = {
  label: string
  hint?: string
  error: string | undefined
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ hint, ...props }: PasswordFieldProps) {
  const t = useTranslate()
  const reveal = { show: t('forms.showPassword'), hide: t('forms.hidePassword') }
  // What is wrong says what the hint says.
  const told = { ...props, hint: props.error ? undefined : hint }
  return <TextField name="password" type="password" autoCapitalize="none" required reveal={reveal} {...told} />
}
