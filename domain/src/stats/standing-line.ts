import type { BehaviorCategory } from '../behaviors/model.ts'
import type { LocalDate } from '../calendar.ts'
import type { ActivityType } from '../timeline/model.ts'

/** One line of the child's record that stands. */
export type StandingLine = {
  readonly day: LocalDate
  readonly type: ActivityType
  readonly points: number | null
  /** What a behaviour is; null for all else. */
  readonly category: BehaviorCategory | null
  /** Given once for completing a habit or a skill. */
  readonly isBonus: boolean
}

export const gives = ({ type, points }: StandingLine) => type !== 'reward' && (points ?? 0) > 0
export const isGift = ({ category }: StandingLine) => category === 'gift'

/** How many points were moved, whichever way. */
export const pointsOf = (lines: readonly StandingLine[]) =>
  lines.reduce((total, { points }) => total + Math.abs(points ?? 0), 0)
