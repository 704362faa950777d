import { passkeyCalls } from '@sprout/domain/accounts/passkey-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { keyOf } from '../api/call.ts'
import { useDialogWords } from '../i18n/dialog-words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'
import { deviceName } from './device-name.ts'
import { passkeyWords } from './passkey-words.ts'
import { addPasskey } from './passkeys.ts'

/** The browser asks for finger, face or screen lock; before that the parent may say what the passkey is called. */
export function AddPasskeyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslate()
  const words = useDialogWords()
  const title = t('accounts.passkeys.add')
  return (
    <Dialog open={open} onClose={onClose} title={title} description={t('accounts.passkeys.intro')} words={words}>
      <NewPasskeyForm onAdded={onClose} />
    </Dialog>
  )
}

function NewPasskeyForm({ onAdded }: { onAdded: () => void }) {
  const t = useTranslate()
  const usual = deviceName(navigator.userAgent) || t('accounts.passkeys.thisDevice')
  const [name, setName] = useState(usual)
  const add = useAddPasskey(onAdded)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate(name.trim() || usual)
  }
  return (
    <form className="passkeys-card" onSubmit={submit}>
      <TextField
        label={t('accounts.passkeys.name')}
        hint={t('accounts.passkeys.nameHint')}
        error={add.error ? passkeyWords(t, add.error) : undefined}
        maxLength={100}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" wide busy={add.isPending}>
        {t('accounts.passkeys.create')}
      </Button>
    </form>
  )
}

function useAddPasskey(onAdded: () => void) {
  const t = useTranslate()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: addPasskey,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: keyOf(passkeyCalls.list, {}) })
      toast.add({ title: t('accounts.passkeys.added'), tone: 'good' })
      onAdded()
    },
  })
}
