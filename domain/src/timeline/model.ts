import * as z from 'zod/mini'
import { id } from '../text.ts'

export const activityType = z.enum(['behavior', 'habit', 'skill', 'moment', 'reward'])
export type ActivityType = z.infer<typeof activityType>

/** Why a line stands in a child's record, and what kind of activity it is. Points move for no other reason. */
export const CAUSES = {
  behavior: 'behavior',
  'check-in': 'habit',
  'habit-completed': 'habit',
  score: 'skill',
  'skill-completed': 'skill',
  moment: 'moment',
  redemption: 'reward',
} as const satisfies Record<string, ActivityType>
export type Cause = keyof typeof CAUSES

export const PAGE = { usual: 50, shown: 20, most: 200 } as const

export const activity = z.object({
  id,
  childId: z.string(),
  type: activityType,
  title: z.string(),
  description: z.nullable(z.string()),
  points: z.int(),
  createdAt: z.string(),
  iconName: z.string(),
  /** JSON; `readMetadata` knows it. */
  metadata: z.nullable(z.string()),
  /** The caregiver's name. */
  by: z.string(),
  /** The record that a remedy makes good, while it stands. */
  repairs: z.nullable(z.string()),
})
export type Activity = z.infer<typeof activity>

/** Which part of a list is asked for: newest first, what comes before the one named. */
export const page = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(PAGE.most)), PAGE.usual),
  before: z.optional(id),
})
export type Page = z.infer<typeof page>
