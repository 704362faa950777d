import * as z from 'zod/mini'
import { localDate } from '../calendar.ts'
import { type Difficulty, difficulty, ownPoints } from '../points/difficulty.ts'
import { said } from '../said.ts'
import { id, line, lineOrNothing, prose } from '../text.ts'

/** What completing a challenge gives, once. */
export const SKILL_POINTS = { easy: 20, medium: 50, hard: 100 } as const

/** What the add dialog offers to start from; its words are in the catalogues. */
export const SKILL_EXAMPLES = {
  jump_rope: { targetValue: 100, difficulty: 'medium' },
  recite_poetry: { targetValue: 10, difficulty: 'easy' },
  swimming: { targetValue: 500, difficulty: 'hard' },
  math: { targetValue: 50, difficulty: 'medium' },
} as const satisfies Record<string, { targetValue: number; difficulty: Difficulty }>

// Beyond this a double no longer tells neighbouring numbers apart in hundredths.
const MOST = 1_000_000_000

const targetValue = z
  .number(said('target_value_positive'))
  .check(z.gt(0, said('target_value_positive')), z.lte(MOST, said('too_large')))

export const score = z
  .number(said('score_invalid'))
  .check(z.gte(0, said('score_invalid')), z.lte(MOST, said('too_large')))

export const newSkill = z.object({
  childId: id,
  title: line(said('challenge_name_required')),
  description: z.nullish(prose()),
  difficulty: z._default(difficulty, 'easy'),
  /** What completing it gives; by difficulty unless said. */
  points: z.nullish(ownPoints),
  /** An open challenge has none. */
  targetValue: z.nullish(targetValue),
  targetUnit: z.nullish(lineOrNothing(30)),
  dueDate: z.nullish(localDate),
})
export type NewSkill = z.infer<typeof newSkill>

/** As a form gives it: nothing is left to what is usual. */
export const fullSkill = z.required(newSkill, { difficulty: true })

/** A score of today, and whether it is done: what is absent stays as it is. */
export const skillChange = z.object({
  currentBest: z.nullish(score),
  isCompleted: z.nullish(z.boolean()),
})

/** What is asked for where a score is recorded: there it must not be missing. */
export const recordedScore = z.object({ currentBest: score })
export type RecordedScore = z.infer<typeof recordedScore>

export const skill = z.object({
  id: z.string(),
  childId: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  difficulty,
  points: z.int(),
  targetValue: z.nullable(z.number()),
  targetUnit: z.nullable(z.string()),
  currentBest: z.number(),
  lastScoreAt: z.nullable(z.string()),
  isCompleted: z.boolean(),
  completedAt: z.nullable(z.string()),
  dueDate: z.nullable(localDate),
  createdAt: z.string(),
})
export type Skill = z.infer<typeof skill>

export const skillScore = z.object({ score: z.number(), recordedAt: z.string() })
export type SkillScore = z.infer<typeof skillScore>

export type KeptScore = SkillScore & { readonly lineId: string }

type Stored = Omit<Skill, 'currentBest' | 'lastScoreAt' | 'isCompleted' | 'completedAt'>
/** A challenge as it is kept: its scores, oldest first, and whether it was declared done without one. */
export type SkillFacts = Stored & { readonly scores: readonly KeptScore[]; readonly declaredDoneAt: string | null }
