import * as z from 'zod/mini'
import { behaviorCategory } from '../behaviors/model.ts'
import { localDate } from '../calendar.ts'
import { mood, weather } from '../moments/model.ts'
import { difficulty } from '../points/difficulty.ts'
import { rewardCategory } from '../rewards/model.ts'

/** What a line knows besides its title and points, by its cause. Kept as JSON in `metadata`. */
export const metadata = z.discriminatedUnion('cause', [
  z.object({ cause: z.literal('behavior'), category: behaviorCategory, difficulty: z.nullable(difficulty) }),
  z.object({ cause: z.literal('check-in'), habitId: z.string(), date: localDate }),
  z.object({ cause: z.literal('habit-completed'), habitId: z.string(), targetDays: z.int() }),
  z.object({ cause: z.literal('score'), skillId: z.string(), score: z.number(), unit: z.nullable(z.string()) }),
  z.object({ cause: z.literal('skill-completed'), skillId: z.string() }),
  z.object({ cause: z.literal('moment'), momentId: z.string(), weather, mood, date: localDate }),
  z.object({
    cause: z.literal('redemption'),
    rewardId: z.string(),
    presetKey: z.nullable(z.string()),
    category: rewardCategory,
  }),
])
export type Metadata = z.infer<typeof metadata>

/** Undefined when it is absent or not one of ours: a line is shown by its title then. */
export function readMetadata(text: string | null): Metadata | undefined {
  try {
    return metadata.safeParse(JSON.parse(text ?? 'null')).data
  } catch {
    return undefined
  }
}
