import type { Child } from '@sprout/domain/children/model'
import { Opening } from '../ui/opening.tsx'
import { AddSkillDialog } from './add-skill-dialog.tsx'
import { RecordScoreDialog } from './record-score-dialog.tsx'
import { RemoveSkillDialog } from './remove-skill-dialog.tsx'
import type { SkillTask } from './skill-task.ts'

type SkillDialogsProps = { task: SkillTask | null; child: Child; onClose: () => void }

/** Load it lazily. */
export function SkillDialogs({ task, child, onClose }: SkillDialogsProps) {
  return (
    <>
      <Opening of={task?.kind === 'add'} onClose={onClose}>
        {(_, sheet) => <AddSkillDialog {...sheet} childId={child.id} />}
      </Opening>
      <Opening of={task?.kind === 'record' && task} onClose={onClose}>
        {({ skill }, sheet) => <RecordScoreDialog {...sheet} {...{ skill, child }} />}
      </Opening>
      <Opening of={task?.kind === 'remove' && task} onClose={onClose}>
        {({ skill }, sheet) => <RemoveSkillDialog {...sheet} skill={skill} />}
      </Opening>
    </>
  )
}
