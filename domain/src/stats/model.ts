import * as z from 'zod/mini'
import { localDate } from '../calendar.ts'

/** How far back the days are told: four weeks hold the week shown and the pace that a reward is reached at. */
export const DAYS_TOLD = 28

export const weeklyStats = z.object({ behavior: z.int(), habit: z.int(), skill: z.int(), reward: z.int() })
export type WeeklyStats = z.infer<typeof weeklyStats>

export const dayStats = z.object({
  date: localDate,
  /** Points that the day gave, and those that it took in corrections. What was spent in the store is neither. */
  earned: z.int(),
  taken: z.int(),
  behaviors: z.int(),
})
export type DayStats = z.infer<typeof dayStats>
