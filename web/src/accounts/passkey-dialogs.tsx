import type { Passkey } from '@sprout/domain/accounts/model'
import { Opening } from '../ui/opening.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { ForgetPasskeyDialog } from './forget-passkey-dialog.tsx'

export type PasskeyTask = { readonly kind: 'add' } | { readonly kind: 'forget'; readonly passkey: Passkey }

/** Load it lazily. */
export const PasskeyDialogs = ({ task, onClose }: { task: PasskeyTask | null; onClose: () => void }) => (
  <>
    <Opening of={task?.kind === 'add'} onClose={onClose}>
      {(_, sheet) => <AddPasskeyDialog {...sheet} />}
    </Opening>
    <Opening of={task?.kind === 'forget' && task} onClose={onClose}>
      {({ passkey }, sheet) => <ForgetPasskeyDialog {...sheet} passkey={passkey} />}
    </Opening>
  </>
)
