import type { Skill } from '@sprout/domain/skills/model'
import { isResting } from '@sprout/domain/skills/resting'
import { useFamily, useToday } from '../family/today.ts'
import { useWaiting } from '../outbox/waiting.ts'

/** Which challenges rest; a score that waits to be sent has woken its own. */
export function useIsResting() {
  const [today, family, waiting] = [useToday(), useFamily(), useWaiting()]
  const isOnItsWay = (id: string) => waiting.some(({ line, refused }) => line.about === id && !refused)
  return (skill: Skill) => isResting(skill, today, family) && !isOnItsWay(skill.id)
}
