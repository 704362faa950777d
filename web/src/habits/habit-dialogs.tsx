import type { Child } from '@sprout/domain/children/model'
import { useState } from 'react'
import { AddHabitDialog } from './add-habit-dialog.tsx'
import type { HabitTask } from './habit-task.ts'
import { RemoveHabitDialog } from './remove-habit-dialog.tsx'

type HabitDialogsProps = {
  task: HabitTask | null
  child: Child
  /** What the habit to be added is called, when something proposed it. */
  title?: string | undefined
  onClose: () => void
}

/** Load it lazily. A dialog that is closing still shows the habit that it was about. */
export function HabitDialogs({ task, child, title, onClose }: HabitDialogsProps) {
  const asked = task?.kind === 'remove' ? task.habit : undefined
  const [last, setLast] = useState(asked)
  if (asked && asked !== last) setLast(asked)
  const habit = asked ?? last
  return (
    <>
      <AddHabitDialog open={task?.kind === 'add'} childId={child.id} title={title} onClose={onClose} />
      {habit && <RemoveHabitDialog open={task?.kind === 'remove'} habit={habit} onClose={onClose} />}
    </>
  )
}
