import type { Skill, SkillFacts, SkillScore } from './model.ts'

export function shownSkill({ scores, declaredDoneAt, ...skill }: SkillFacts): Skill {
  const completedAt = earliest(declaredDoneAt, reaching({ ...skill, scores })[0]?.recordedAt)
  return { ...skill, currentBest: bestOf(scores), isCompleted: completedAt !== null, completedAt }
}

/** The best never falls. A call takes only so many arguments, and of scores there may be more. */
export const bestOf = (scores: readonly SkillScore[]) => scores.reduce((best, { score }) => Math.max(best, score), 0)

/** The scores that reach the target; of an open challenge none does. */
export const reaching = <S extends SkillScore>({
  targetValue,
  scores,
}: {
  readonly targetValue: number | null
  readonly scores: readonly S[]
}): S[] => (targetValue === null ? [] : scores.filter(({ score }) => score >= targetValue))

export const isDone = (skill: SkillFacts) => skill.declaredDoneAt !== null || reaching(skill).length > 0

const earliest = (one: string | null, other: string | undefined): string | null =>
  one && other ? (one < other ? one : other) : (one ?? other ?? null)
