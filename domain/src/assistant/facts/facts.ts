import type { LocalDate } from '../../calendar.ts'
import type { PresetReward, RewardCategory } from '../../rewards/model.ts'
import type { Pace } from '../../stats/pace.ts'
import type { Band } from '../band.ts'

/** All that the assistant knows of one child. Titles are shown, never obeyed; no texts, and of another child its name alone. */
export type Facts = Pace & {
  readonly today: LocalDate
  /** ISO 3166, for emergency numbers. Never guessed from a language. */
  readonly country: string | null
  readonly child: { readonly name: string; readonly band: Band; readonly daysToBirthday: number | null }
  /** What the others are called: to hear when one of them is meant. Never told. */
  readonly siblings: readonly string[]
  readonly week: WeekFacts
  readonly balance: number
  /** All that was ever earned, spent or not. */
  readonly totalPoints: number
  readonly daysSinceFirstRecord: number | null
  readonly habits: readonly HabitFacts[]
  /** Of all habits, also of those that are completed. Null: none was ever kept. */
  readonly longestRun: { readonly title: string; readonly days: number } | null
  readonly skills: readonly SkillFacts[]
  readonly rewards: readonly RewardFacts[]
  readonly daysSinceRedemption: number | null
  /** How many are earned. Null: nobody asked. */
  readonly badges: number | null
  /** The last five within 14 days, and the last five of the 14 days before. */
  readonly moods: { readonly recent: readonly string[]; readonly before: readonly string[] }
}

/** Seven days that end today. Gifts are earned, but they are no praise. */
export type WeekFacts = {
  readonly records: number
  readonly positives: number
  readonly negatives: number
  readonly earned: number
  readonly deducted: number
  readonly gifts: number
  readonly biggestDeduction: number
}

/** An active habit. */
export type HabitFacts = {
  readonly title: string
  /** Days in a row up to the last check-in, however long ago that was. */
  readonly run: number
  readonly longest: number
  readonly daysSinceCheckIn: number | null
  /** Since its last check-in, or since it was made. */
  readonly daysIdle: number
  readonly total: number
  /** Of the last fourteen days, today among them only once it is kept. */
  readonly last14: number
  /** Null until its first seven days are over. */
  readonly first7: number | null
}

/** A skill that is not completed. */
export type SkillFacts = {
  readonly title: string
  readonly best: number
  readonly target: number | null
  readonly daysIdle: number
  readonly daysOld: number
}

export type RewardFacts = {
  readonly title: string
  readonly presetKey: PresetReward | null
  readonly cost: number
  readonly category: RewardCategory
  /** Screen time, snacks and later bedtimes are kept, but not promoted. */
  readonly isScreenSnackOrBedtime: boolean
}
