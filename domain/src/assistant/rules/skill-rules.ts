import type { SkillFacts } from '../facts/facts.ts'
import { type Found, type Rule, share } from './finding.ts'

const IDLE_DAYS = 7
const OLD_DAYS = 14
const HALF = 0.5
const NEARLY = 0.8
/** A next goal lies this far above the best so far, or above nothing. */
const STEP = 0.15

export const skillRules = {
  S1: ({ skills }) => {
    const idle = skills.find(({ daysIdle }) => daysIdle >= IDLE_DAYS)
    if (idle) return split(idle, 'S1', { unit: 'days', count: idle.daysIdle })
    const slow = skills.find(
      ({ best, target, daysOld }) => target !== null && daysOld >= OLD_DAYS && share(best, target) < HALF,
    )
    return slow ? split(slow, 'S1slow') : null
  },

  S2: ({ skills }) => {
    const near = skills.find(({ best, target }) => target !== null && share(best, target) >= NEARLY)
    return near ? { values: { skill: { title: near.title }, best: near.best, target: near.target ?? 0 } } : null
  },
} as const satisfies Record<string, Rule>

function split(skill: SkillFacts, says: 'S1' | 'S1slow', days?: { unit: 'days'; count: number }): Found {
  const next = nextGoal(skill)
  return {
    says,
    ...(next === null ? { advice: 'S1open' } : {}),
    values: {
      skill: { title: skill.title },
      best: skill.best,
      ...(skill.target === null ? {} : { target: skill.target }),
      ...(days ? { days } : {}),
      ...(next === null ? {} : { next }),
    },
  }
}

/** Best and a bit; the start of the way where there is no best yet. Null where nothing tells how far the way is. */
export function nextGoal({ best, target }: Pick<SkillFacts, 'best' | 'target'>) {
  const from = best > 0 ? best * (1 + STEP) : (target ?? 0) * STEP
  const next = Math.max(Math.ceil(from), Math.floor(best) + 1)
  if (best <= 0 && target === null) return null
  return target === null ? next : Math.min(next, target)
}
