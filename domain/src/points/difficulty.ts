import * as z from 'zod/mini'
import { said } from '../said.ts'

export const difficulty = z.enum(['easy', 'medium', 'hard'])
export type Difficulty = z.infer<typeof difficulty>

/** What one entry may give or take. */
export const POINTS = { min: 1, max: 100 } as const

/** Points that a caregiver chooses instead of those of the difficulty. */
export const ownPoints = z
  .int(said('points_range'))
  .check(z.gte(POINTS.min, said('points_range')), z.lte(POINTS.max, said('points_range')))
