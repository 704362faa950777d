import type { SkillScore } from '@sprout/domain/skills/model'

export const WIDTH = 320
export const HEIGHT = 96
/** Room for half a dot at the sides and below, and for the target's words above. */
const SIDE = 6
const ABOVE = 22
export const GROUND = HEIGHT - SIDE
// More would be a blur on a phone.
const MOST_SHOWN = 30

/** Where the scores and the target stand in the picture: oldest to latest, nothing on the ground. */
export function plotted(scores: readonly SkillScore[], targetValue: number | null) {
  const latest = scores.slice(-MOST_SHOWN)
  const top = Math.max(targetValue ?? 0, ...latest.map(({ score }) => score), Number.MIN_VALUE)
  const height = (value: number) => GROUND - (value / top) * (GROUND - ABOVE)
  const step = (WIDTH - 2 * SIDE) / Math.max(1, latest.length - 1)
  const points = latest.map(({ score }, nth) => ({ nth, x: SIDE + nth * step, y: height(score) }))
  return { points, targetAt: targetValue === null ? null : height(targetValue) }
}
