import { daysBetween, type LocalDate } from '../../calendar.ts'
import { ageOn, nextBirthday } from '../../children/birthday.ts'
import { paceOf } from '../../stats/pace.ts'
import type { StandingLine } from '../../stats/standing-line.ts'
import { bandOf } from '../band.ts'
import type { Facts } from './facts.ts'
import { type MoodRow, moodFacts } from './moods.ts'
import { sumsOfWeek } from './points.ts'
import { type HabitRow, habitFacts, longestRunOf, type SkillRow, skillFacts } from './progress.ts'
import { type RewardRow, rewardFacts } from './reward-facts.ts'

/** What the server reads for one child; every instant is already a day of the family. */
export type Rows = {
  readonly today: LocalDate
  readonly country: string | null
  readonly child: {
    readonly name: string
    readonly age: number | null
    readonly birthday: LocalDate | null
    readonly points: number
    readonly totalPoints: number
  }
  readonly siblings: readonly string[]
  /** Of the last 28 days, undone lines left out. */
  readonly records: readonly StandingLine[]
  readonly firstRecordOn: LocalDate | null
  /** Habits and skills that are not completed. */
  readonly habits: readonly HabitRow[]
  readonly skills: readonly SkillRow[]
  readonly completedHabits: readonly HabitRow[]
  readonly rewards: readonly RewardRow[]
  readonly lastRedemptionOn: LocalDate | null
  readonly badges: number | null
  /** Of the last 28 days, newest first. */
  readonly moments: readonly MoodRow[]
}

export function gather(rows: Rows): Facts {
  const { today, child } = rows
  const factsOf = (some: readonly HabitRow[]) => some.map((habit) => habitFacts(habit, today))
  const habits = factsOf(rows.habits)
  const ago = (day: LocalDate | null) => (day === null ? null : daysBetween(day, today))
  return {
    today,
    country: rows.country,
    child: {
      name: child.name,
      band: bandOf(ageOn(today, child)),
      daysToBirthday: child.birthday && nextBirthday(child.birthday, today).inDays,
    },
    siblings: rows.siblings,
    week: sumsOfWeek(rows.records, today),
    ...paceOf(rows.records, rows.firstRecordOn, today),
    balance: child.points,
    totalPoints: child.totalPoints,
    daysSinceFirstRecord: ago(rows.firstRecordOn),
    habits,
    longestRun: longestRunOf([...habits, ...factsOf(rows.completedHabits)]),
    skills: rows.skills.map((skill) => skillFacts(skill, today)),
    rewards: rows.rewards.map(rewardFacts),
    daysSinceRedemption: ago(rows.lastRedemptionOn),
    badges: rows.badges,
    moods: moodFacts(rows.moments, today),
  }
}
