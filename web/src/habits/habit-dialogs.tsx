import type { Child } from '@sprout/domain/children/model'
import { Opening } from '../ui/opening.tsx'
import { AddHabitDialog } from './add-habit-dialog.tsx'
import type { HabitTask } from './habit-task.ts'
import { RemoveHabitDialog } from './remove-habit-dialog.tsx'
import { UndoCheckInDialog } from './undo-check-in-dialog.tsx'

type HabitDialogsProps = { task: HabitTask | null; child: Child; onClose: () => void }

/** Load it lazily. */
export function HabitDialogs({ task, child, onClose }: HabitDialogsProps) {
  return (
    <>
      <Opening of={task?.kind === 'add' && task} onClose={onClose}>
        {({ title }, sheet) => <AddHabitDialog {...sheet} childId={child.id} title={title} />}
      </Opening>
      <Opening of={task?.kind === 'remove' && task} onClose={onClose}>
        {({ habit }, sheet) => <RemoveHabitDialog {...sheet} habit={habit} />}
      </Opening>
      <Opening of={task?.kind === 'undo' && task} onClose={onClose}>
        {({ habit, date, lineId }, sheet) => <UndoCheckInDialog {...sheet} {...{ habit, date, lineId }} />}
      </Opening>
    </>
  )
}
