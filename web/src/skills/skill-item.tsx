import type { Child } from '@sprout/domain/children/model'
import type { Skill } from '@sprout/domain/skills/model'
import { useFailureToast } from '../api/failure-toast.ts'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { rise } from '../points/rise.ts'
import { ActiveSkill } from './active-skill.tsx'
import { useCelebrateSkill, useChangeSkill, useTellRecorded } from './change-skill.ts'
import { CompletedSkill } from './completed-skill.tsx'
import type { SkillTask } from './skill-task.ts'

type SkillItemProps = { skill: Skill; child: Child; onTask: (task: SkillTask) => void }

/** A challenge in its list. */
export function SkillItem({ skill, child, onTask }: SkillItemProps) {
  const { complete, busy } = useQuickComplete(skill, child)
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
}

/** Declares a challenge done without a score. */
function useQuickComplete(skill: Skill, child: Child) {
  const t = useTranslate()
  const { language } = useLanguage()
  const { mutate, isPending } = useChangeSkill(skill)
  const startTelling = useTellRecorded(skill)
  const celebrateSkill = useCelebrateSkill(child, skill)
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
