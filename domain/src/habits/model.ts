import * as z from 'zod/mini'
import { type LocalDate, localDate } from '../calendar.ts'
import { difficulty, ownPoints } from '../points/difficulty.ts'
import { said } from '../said.ts'
import { id, line, prose } from '../text.ts'
import { activity } from '../timeline/model.ts'

export const CHECK_IN_POINTS = { easy: 2, medium: 5, hard: 10 } as const
export const HABIT_BONUS = { easy: 20, medium: 50, hard: 100 } as const
export const TARGET_DAYS = { min: 1, max: 365, usual: 21, presets: [7, 21, 30, 66] } as const

/** 21 days are a first checkpoint; 66 is what research found typical for adults. Neither says that a habit "is formed". */
export const CHECKPOINTS = { first: 21, typical: 66 } as const

/** How far back a forgotten day can be filled in. */
export const FILL_IN_DAYS = 366

const targetDays = z
  .int(said('target_days_range'))
  .check(z.gte(TARGET_DAYS.min, said('target_days_range')), z.lte(TARGET_DAYS.max, said('target_days_range')))

export const newHabit = z.object({
  childId: id,
  title: line(said('habit_name_required')),
  description: z.nullish(prose()),
  difficulty: z._default(difficulty, 'easy'),
  /** What one check-in gives; by difficulty unless said. */
  points: z.nullish(ownPoints),
  targetDays: z._default(targetDays, TARGET_DAYS.usual),
})
export type NewHabit = z.infer<typeof newHabit>

/** As a form gives it: nothing is left to what is usual. */
export const fullHabit = z.required(newHabit, { difficulty: true, targetDays: true })

export const habit = z.object({
  id: z.string(),
  childId: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  difficulty,
  points: z.int(),
  targetDays: z.int(),
  currentStreak: z.int(),
  longestStreak: z.int(),
  checkedInDays: z.int(),
  lastKeptOn: z.nullable(localDate),
  isCompleted: z.boolean(),
  completedAt: z.nullable(z.string()),
  createdAt: z.string(),
})
export type Habit = z.infer<typeof habit>

/** A day on which the habit was kept, and when that was written down. */
export type KeptDay = { readonly day: LocalDate; readonly keptAt: string; readonly lineId: string }

type WorkedOut = 'currentStreak' | 'longestStreak' | 'checkedInDays' | 'lastKeptOn' | 'isCompleted' | 'completedAt'
type Stored = Omit<Habit, WorkedOut>
/** A habit as it is kept: everything else follows from the days. */
export type HabitFacts = Stored & { readonly kept: readonly KeptDay[] }

export const dayOfHabit = z.object({
  date: localDate,
  /** Its line on the timeline, by which it is undone. */
  lineId: z.string(),
})

export const checkIn = z.object({ date: localDate })

export const checkedIn = z.object({
  habit,
  /** The check-in's own line. */
  activity,
  /** With the bonus when this day completed the habit. */
  pointsAwarded: z.int(),
  completed: z.boolean(),
})
export type CheckedIn = z.infer<typeof checkedIn>
