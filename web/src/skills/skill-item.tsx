import type { Skill } from '@sprout/domain/skills/model'
import { memo } from 'react'
import { useFailureToast } from '../api/failure-toast.ts'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { rise } from '../points/rise.ts'
import { ActiveSkill } from './active-skill.tsx'
import { useCelebrateSkill, useChangeSkill, useTellRecorded } from './change-skill.ts'
import { CompletedSkill } from './completed-skill.tsx'
import type { SkillTask } from './skill-task.ts'

type SkillItemProps = {
  skill: Skill
  /** The child's. Not the child, whose points move with each score. */
  name: string
  onTask: (task: SkillTask) => void
}

/** A challenge in its list. */
export const SkillItem = memo(function SkillItem({ skill, name, onTask }: SkillItemProps) {
  const { complete, busy } = useQuickComplete(skill, name)
  const remove = () => onTask({ kind: 'remove', skill })
  return (
    <li data-tone="amber">
      {skill.isCompleted ? (
        <CompletedSkill skill={skill} onRemove={remove} />
      ) : (
        <ActiveSkill
          {...{ skill, busy }}
          onRecord={() => onTask({ kind: 'record', skill })}
          onComplete={complete}
          onRemove={remove}
        />
      )}
    </li>
  )
})

/** Declares a challenge done without a score. */
function useQuickComplete(skill: Skill, name: string) {
  const t = useTranslate()
  const { language } = useLanguage()
  const { mutate, isPending } = useChangeSkill(skill)
  const startTelling = useTellRecorded(skill)
  const celebrateSkill = useCelebrateSkill({ name }, skill)
  const tellFailure = useFailureToast()
  const onError = (failure: Error) => tellFailure(t('skills.completeFailed'), failure)
  const complete = (tapped: Element) => {
    const tellRecorded = startTelling({ cause: 'skill-completed' })
    const onSuccess = (done: Skill) => {
      tellRecorded(t('skills.challengeCompleted'), done.title)
      celebrateSkill(done)
    }
    const isTaken = mutate({ params: { skillId: skill.id }, body: { isCompleted: true } }, { onSuccess, onError })
    if (isTaken) rise(tapped, skill.points, language)
  }
  return { complete, busy: isPending }
}
