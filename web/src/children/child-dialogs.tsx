import type { Child } from '@sprout/domain/children/model'
import { useState } from 'react'
import { AddChildDialog } from './add-child-dialog.tsx'
import type { ChildTask } from './child-task.ts'
import { EditChildDialog } from './edit-child-dialog.tsx'
import { RemoveChildDialog } from './remove-child-dialog.tsx'
import { SelectChildDialog } from './select-child-dialog.tsx'

type ChildDialogsProps = { task: ChildTask | null; today: string; onAdd: () => void; onClose: () => void }

/** All that can be done with the children's profiles. Load it lazily. */
export function ChildDialogs({ task, today, onAdd, onClose }: ChildDialogsProps) {
  const child = useLast(task && 'child' in task ? task.child : undefined)
  return (
    <>
      <SelectChildDialog open={task?.kind === 'select'} onClose={onClose} onAdd={onAdd} />
      <AddChildDialog open={task?.kind === 'add'} today={today} onClose={onClose} />
      {child && <EditChildDialog open={task?.kind === 'edit'} child={child} today={today} onClose={onClose} />}
      {child && <RemoveChildDialog open={task?.kind === 'remove'} child={child} onClose={onClose} />}
    </>
  )
}

/** A dialog that is closing still shows the child that it was about. */
function useLast(child: Child | undefined) {
  const [last, setLast] = useState(child)
  if (child && child !== last) setLast(child)
  return child ?? last
}
