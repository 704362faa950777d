import type { Skill } from './model.ts'

/** The challenge that is nearest to its target; when none has one, the newest that is still open. */
export function nearestSkill(skills: readonly Skill[]): Skill | undefined {
  const open = skills.filter(({ isCompleted }) => !isCompleted)
  return open.toSorted((one, other) => wayOf(other) - wayOf(one) || (one.createdAt < other.createdAt ? 1 : -1))[0]
}

const wayOf = ({ currentBest, targetValue }: Skill) => (targetValue === null ? -1 : currentBest / targetValue)
