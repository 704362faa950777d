import type { FreshInvite, Invite } from '@sprout/domain/family/invitation'
import { useState } from 'react'
import { FreshInviteDialog } from './fresh-invite-dialog.tsx'
import type { InviteTask } from './invites-card.tsx'
import { RevokeInviteDialog } from './revoke-invite-dialog.tsx'

/** Load it lazily. */
export function InviteDialogs({ task, onClose }: { task: InviteTask | null; onClose: () => void }) {
  const [fresh, setFresh] = useState<FreshInvite>()
  const [standing, setStanding] = useState<Invite>()
  if (task?.kind === 'show' && task.invite !== fresh) setFresh(task.invite)
  if (task?.kind === 'revoke' && task.invite !== standing) setStanding(task.invite)
  return (
    <>
      {fresh && <FreshInviteDialog open={task?.kind === 'show'} invite={fresh} onClose={onClose} />}
      {standing && <RevokeInviteDialog open={task?.kind === 'revoke'} invite={standing} onClose={onClose} />}
    </>
  )
}
