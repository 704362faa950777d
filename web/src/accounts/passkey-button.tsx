import { useMutation, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { comeIn } from './come-in.ts'
import { passkeyWords } from './passkey-words.ts'
import { signInWithPasskey } from './passkeys.ts'
import { Refused } from './refused.tsx'

export function PasskeyButton() {
  const t = useTranslate()
  const queries = useQueryClient()
  const signIn = useMutation({
    mutationFn: signInWithPasskey,
    onSuccess: (user) => comeIn(queries, user, t),
  })
  return (
    <>
      <Button tone="soft" wide busy={signIn.isPending} onClick={() => signIn.mutate()}>
        <KeyRound aria-hidden="true" />
        {t('accounts.withPasskey')}
      </Button>
      <Refused>{signIn.error && passkeyWords(t, signIn.error)}</Refused>
    </>
  )
}
