import type { Child } from '@sprout/domain/children/model'
import { useState } from 'react'
import { AddSkillDialog } from './add-skill-dialog.tsx'
import { RecordScoreDialog } from './record-score-dialog.tsx'
import { RemoveSkillDialog } from './remove-skill-dialog.tsx'
import type { SkillTask } from './skill-task.ts'

type SkillDialogsProps = { task: SkillTask | null; child: Child; onClose: () => void }

/** Load it lazily. A dialog that is closing still shows the challenge that it was about. */
export function SkillDialogs({ task, child, onClose }: SkillDialogsProps) {
  const asked = task && 'skill' in task ? task.skill : undefined
  const [last, setLast] = useState(asked)
  if (asked && asked !== last) setLast(asked)
  const skill = asked ?? last
  return (
    <>
      <AddSkillDialog open={task?.kind === 'add'} childId={child.id} onClose={onClose} />
      {skill && <RecordScoreDialog open={task?.kind === 'record'} {...{ skill, child, onClose }} />}
      {skill && <RemoveSkillDialog open={task?.kind === 'remove'} {...{ skill, onClose }} />}
    </>
  )
}
