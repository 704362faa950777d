import type { Caregiver } from '@sprout/domain/family/model'
import { Opening } from '../ui/opening.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { RemoveCaregiverDialog } from './remove-caregiver-dialog.tsx'

export type GoingTask = { readonly kind: 'remove' | 'leave'; readonly caregiver: Caregiver }

/** Load it lazily. */
export const GoingDialogs = ({ task, onClose }: { task: GoingTask | null; onClose: () => void }) => (
  <Opening of={task} onClose={onClose}>
    {({ kind, caregiver }, sheet) => {
      const Asked = kind === 'leave' ? LeaveDialog : RemoveCaregiverDialog
      return <Asked {...sheet} caregiver={caregiver} />
    }}
  </Opening>
)
