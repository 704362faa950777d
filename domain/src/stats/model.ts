import * as z from 'zod/mini'
import { localDate } from '../calendar.ts'

/** As far back as anything about a child's days looks: four weeks hold the week shown, and a usual day. */
export const DAYS_TOLD = 28

export const weeklyStats = z.object({ behavior: z.int(), habit: z.int(), skill: z.int(), reward: z.int() })
export type WeeklyStats = z.infer<typeof weeklyStats>

export const dayStats = z.object({
  date: localDate,
  /** Points that the day gave, and those that it took in corrections. What was spent in the store is neither. */
  earned: z.int(),
  taken: z.int(),
})
export type DayStats = z.infer<typeof dayStats>

export const toldPace = z.object({
  /** Points of a usual day, without gifts and bonuses; null where too little was recorded to count days by it. */
  perDay: z.nullable(z.number()),
})
