import type { Child } from '@sprout/domain/children/model'
import { useQuery } from '@tanstack/react-query'
import { Opening } from '../ui/opening.tsx'
import { AddChildDialog } from './add-child-dialog.tsx'
import type { ChildTask } from './child-task.ts'
import { childList } from './current-child.ts'
import { EditChildDialog } from './edit-child-dialog.tsx'
import { RemoveChildDialog } from './remove-child-dialog.tsx'
import { SelectChildDialog } from './select-child-dialog.tsx'

type ChildDialogsProps = { task: ChildTask | null; today: string; onAdd: () => void; onClose: () => void }

/** All that can be done with the children's profiles. Load it lazily. */
export function ChildDialogs({ task: begun, today, onAdd, onClose }: ChildDialogsProps) {
  const { data: children } = useQuery(childList)
  const isGone = (child: Child) => children !== undefined && !children.some(({ id }) => id === child.id)
  const task = begun && 'child' in begun && isGone(begun.child) ? null : begun
  return (
    <>
      <SelectChildDialog open={task?.kind === 'select'} onClose={onClose} onAdd={onAdd} />
      <Opening of={task?.kind === 'add'} onClose={onClose}>
        {(_, sheet) => <AddChildDialog {...sheet} today={today} />}
      </Opening>
      <Opening of={task?.kind === 'edit' && task} onClose={onClose}>
        {({ child }, sheet) => <EditChildDialog {...sheet} child={child} today={today} />}
      </Opening>
      <Opening of={task?.kind === 'remove' && task} onClose={onClose}>
        {({ child }, sheet) => <RemoveChildDialog {...sheet} child={child} />}
      </Opening>
    </>
  )
}
