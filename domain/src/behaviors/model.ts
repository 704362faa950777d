import * as z from 'zod/mini'
import { difficulty, POINTS } from '../points/difficulty.ts'
import { said } from '../said.ts'
import { id, line, prose } from '../text.ts'

/** Points of the surprise gifts, and of the remedies that make a correction good. */
export const GIFTS = [5, 10, 20, 50] as const
export const REMEDIES = { small: 5, big: 15 } as const

export const QUICK_CAP = 7

/** What every family's quick list begins with. The key lets each reader see them in their own language. */
export const QUICK_PRESETS = {
  greeting: { title: 'Greeting', points: 10 },
  tidy_toys: { title: 'Tidy toys', points: 10 },
  help_clean: { title: 'Help clean', points: 5 },
  help_others: { title: 'Help others', points: 10 },
  study_well: { title: 'Study well', points: 15 },
} as const
export type QuickPreset = keyof typeof QUICK_PRESETS

export const behaviorType = z.enum(['reward', 'punishment'], said('behavior_type_required'))
export type BehaviorType = z.infer<typeof behaviorType>

export const behaviorCategory = z.enum(['good', 'needs_improvement', 'gift', 'remedy'])
export type BehaviorCategory = z.infer<typeof behaviorCategory>

const points = z
  .number(said('points_required'))
  .check(z.int(said('points_range')), z.gte(-POINTS.max, said('points_range')), z.lte(POINTS.max, said('points_range')))

/** A deduction is sent negative: another sign than the type's is no behaviour. */
const signFits = ({ type, points }: { type: BehaviorType; points: number }) =>
  type === 'reward' ? points >= POINTS.min : points <= -POINTS.min

/** What a behaviour is called, by whoever says nothing of it too. */
export const categoryOf = ({ type, category, repairs }: Claims): BehaviorCategory =>
  category ?? (type === 'punishment' ? 'needs_improvement' : repairs ? 'remedy' : 'good')

/** Only what needs improvement takes points, and only a remedy makes something good. */
function categoryFits(claims: Claims) {
  const category = categoryOf(claims)
  return (
    (category === 'needs_improvement') === (claims.type === 'punishment') && (!claims.repairs || category === 'remedy')
  )
}
type Claims = {
  type: BehaviorType
  category?: BehaviorCategory | null | undefined
  repairs?: string | null | undefined
}

const behaviorFields = z.object({
  childId: id,
  type: behaviorType,
  title: line(said('behavior_name_required')),
  description: z.nullish(prose()),
  points,
  difficulty: z.nullish(difficulty),
  category: z.nullish(behaviorCategory),
  /** The id of the correction that a remedy makes good. */
  repairs: z.nullish(id),
})

export const newBehavior = behaviorFields.check(
  z.refine(signFits, { error: said('points_positive'), path: ['points'] }),
  z.refine(categoryFits, { error: said('invalid'), path: ['category'] }),
)
export type NewBehavior = z.infer<typeof newBehavior>

export const quickBehavior = z.object({
  id: z.string(),
  presetKey: z.nullable(z.string()),
  title: z.string(),
  points: z.int(),
})
export type QuickBehavior = z.infer<typeof quickBehavior>

export const newQuickBehavior = z.object({
  title: line(said('behavior_name_required')),
  points: z
    .number(said('points_required'))
    .check(
      z.int(said('points_range')),
      z.gte(POINTS.min, said('points_positive')),
      z.lte(POINTS.max, said('points_range')),
    ),
})
export type NewQuickBehavior = z.infer<typeof newQuickBehavior>
