import type { Skill, SkillFacts, SkillScore } from './model.ts'

export function shownSkill({ scores, declaredDoneAt, ...skill }: SkillFacts): Skill {
  const completedAt = earliest(declaredDoneAt, reaching({ ...skill, scores })[0]?.recordedAt)
  const lastScoreAt = scores.at(-1)?.recordedAt ?? null
  return { ...skill, currentBest: bestOf(scores), lastScoreAt, isCompleted: completedAt !== null, completedAt }
}

/** The best never falls. A call takes only so many arguments, and of scores there may be more. */
export const bestOf = (scores: readonly SkillScore[]) => scores.reduce((best, { score }) => Math.max(best, score), 0)

/** Of an open challenge no score does. */
const reachesTarget = (targetValue: number | null, score: number) => targetValue !== null && score >= targetValue

/** The scores that reach the target. */
export const reaching = <S extends SkillScore>({
  targetValue,
  scores,
}: {
  readonly targetValue: number | null
  readonly scores: readonly S[]
}): S[] => scores.filter(({ score }) => reachesTarget(targetValue, score))

export const isDone = (skill: SkillFacts) => isDoneWith(bestOf(skill.scores), skill)

/** The best of its scores is enough to know, so nobody reads the others for it. */
export const isDoneWith = (
  best: number,
  { targetValue, declaredDoneAt }: Pick<SkillFacts, 'targetValue' | 'declaredDoneAt'>,
) => declaredDoneAt !== null || reachesTarget(targetValue, best)

const earliest = (one: string | null, other: string | undefined): string | null =>
  one && other ? (one < other ? one : other) : (one ?? other ?? null)
