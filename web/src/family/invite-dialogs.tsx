import { Opening } from '../ui/opening.tsx'
import { FreshInviteDialog } from './fresh-invite-dialog.tsx'
import type { InviteTask } from './invites-card.tsx'
import { RevokeInviteDialog } from './revoke-invite-dialog.tsx'

/** Load it lazily. */
export const InviteDialogs = ({ task, onClose }: { task: InviteTask | null; onClose: () => void }) => (
  <>
    <Opening of={task?.kind === 'show' && task} onClose={onClose}>
      {({ invite }, sheet) => <FreshInviteDialog {...sheet} invite={invite} />}
    </Opening>
    <Opening of={task?.kind === 'revoke' && task} onClose={onClose}>
      {({ invite }, sheet) => <RevokeInviteDialog {...sheet} invite={invite} />}
    </Opening>
  </>
)
