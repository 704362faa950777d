import type { Child } from '@sprout/domain/children/model'
import { apart } from '@sprout/domain/direction'
import { skillCalls } from '@sprout/domain/skills/contract'
import type { Skill } from '@sprout/domain/skills/model'
import { readMetadata } from '@sprout/domain/timeline/metadata'
import { useQueryClient } from '@tanstack/react-query'
import { isOfAnother } from '../api/of-another.ts'
import { celebrate } from '../celebration/celebrate.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useRecord } from '../outbox/record.ts'
import { useTell } from '../points/tell.ts'
import { latestLines } from '../timeline/follow-record.ts'
import { toast } from '../ui/toast.ts'
import { useAmount } from './amount.ts'

/** A score, or that it is done. What completion gives is not counted before it is sure. */
export function useChangeSkill(skill: Skill) {
  const { id, childId, title, points, isCompleted: wasDone } = skill
  const amount = useAmount(skill)
  return useRecord(skillCalls.change, {
    writtenIn: null,
    stands: isOfAnother('skills', id),
    line: ({ body: { currentBest, isCompleted } }) => ({
      childId,
      title: typeof currentBest === 'number' ? `${apart(title)} · ${amount(currentBest)}` : title,
      points: isCompleted ? points : 0,
      about: id,
      isOpen: !wasDone,
    }),
  })
}

type Recorded = { readonly cause: 'score'; readonly score: number } | { readonly cause: 'skill-completed' }

/**
 * Begun at the tap, says afterwards what came of it. The call answers with the challenge; the line that can be undone says
 * the same, and was not there before. Where it has not been loaded yet nothing is offered: it could be another.
 */
export function useTellRecorded({ id, childId }: Pick<Skill, 'id' | 'childId'>) {
  const queries = useQueryClient()
  const tell = useTell()
  const linesNow = () => queries.getQueryData(latestLines(childId).queryKey) ?? []
  const says = (metadata: string | null, recorded: Recorded) => {
    const known = readMetadata(metadata)
    if (known?.cause !== recorded.cause || known.skillId !== id) return false
    return known.cause !== 'score' || (recorded.cause === 'score' && known.score === recorded.score)
  }
  return (recorded: Recorded) => {
    const before = new Set(linesNow().map((line) => line.id))
    return (title: string, description: string) => {
      const line = linesNow().find((each) => !before.has(each.id) && says(each.metadata, recorded))
      if (line) tell({ ...line, title }, description)
      else toast.add({ title, description, tone: 'good' })
    }
  }
}

/** Leaves and a card for a challenge that is done now. What was declared done short of its target has no number to name. */
export function useCelebrateSkill({ name }: Pick<Child, 'name'>, shown: Skill) {
  const t = useTranslate()
  const amount = useAmount(shown)
  return ({ title, points, targetValue, currentBest }: Skill) =>
    celebrate({
      title:
        targetValue === null || currentBest < targetValue
          ? t('skills.deedOpen', { title })
          : t('skills.deed', { title, amount: amount(currentBest) }),
      text: t('skills.deedText', { name, count: points }),
    })
}
