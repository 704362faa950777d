import type { Skill } from '@sprout/domain/skills/model'
import { isResting } from '@sprout/domain/skills/resting'
import { useFamily, useToday } from '../family/today.ts'
import { useWaiting, waitingAbout } from '../outbox/waiting.ts'

/** Which challenges rest; a score that waits to be sent has woken its own. */
export function useIsResting() {
  const [today, family, waiting] = [useToday(), useFamily(), useWaiting()]
  return (skill: Skill) => isResting(skill, today, family) && waitingAbout(waiting, skill.id).length === 0
}
