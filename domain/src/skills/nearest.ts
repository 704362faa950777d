import type { DayFrame, LocalDate } from '../calendar.ts'
import type { Skill } from './model.ts'
import { isResting } from './resting.ts'

/** The challenge that is nearest to its target; when none has one, the newest that is still open. One that rests only where all do. */
export function nearestSkill(skills: readonly Skill[], today: LocalDate, family: DayFrame): Skill | undefined {
  const open = skills.filter(({ isCompleted }) => !isCompleted)
  const awake = open.filter((skill) => !isResting(skill, today, family))
  return (awake.length > 0 ? awake : open).toSorted(
    (one, other) => wayOf(other) - wayOf(one) || (one.createdAt < other.createdAt ? 1 : -1),
  )[0]
}

const wayOf = ({ currentBest, targetValue }: Skill) => (targetValue === null ? -1 : currentBest / targetValue)
