import type { Passkey } from '@sprout/domain/accounts/model'
import { useState } from 'react'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { ForgetPasskeyDialog } from './forget-passkey-dialog.tsx'

export type PasskeyTask = { readonly kind: 'add' } | { readonly kind: 'forget'; readonly passkey: Passkey }

/** Load it lazily. */
export function PasskeyDialogs({ task, onClose }: { task: PasskeyTask | null; onClose: () => void }) {
  const [last, setLast] = useState<Passkey>()
  if (task?.kind === 'forget' && task.passkey !== last) setLast(task.passkey)
  return (
    <>
      <AddPasskeyDialog open={task?.kind === 'add'} onClose={onClose} />
      {last && <ForgetPasskeyDialog open={task?.kind === 'forget'} passkey={last} onClose={onClose} />}
    </>
  )
}
