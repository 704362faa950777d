import type { Caregiver } from '@sprout/domain/family/model'
import { useState } from 'react'
import { LeaveDialog } from './leave-dialog.tsx'
import { RemoveCaregiverDialog } from './remove-caregiver-dialog.tsx'

export type GoingTask = { readonly kind: 'remove' | 'leave'; readonly caregiver: Caregiver }

/** Load it lazily. */
export function GoingDialogs({ task, onClose }: { task: GoingTask | null; onClose: () => void }) {
  const [last, setLast] = useState(task)
  if (task && task !== last) setLast(task)
  if (!last) return null
  const Asked = last.kind === 'leave' ? LeaveDialog : RemoveCaregiverDialog
  return <Asked open={task !== null} caregiver={last.caregiver} onClose={onClose} />
}
