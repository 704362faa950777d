import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type BehaviorType, type NewBehavior, newBehavior } from '@sprout/domain/behaviors/model'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'

/** As it is typed: what a correction takes is typed without its sign. */
export type TypedBehavior = {
  childId: string
  type: BehaviorType
  title: string
  description: string
  points: number | null
}
export type BehaviorForm = UseFormReturn<TypedBehavior, unknown, NewBehavior>

/** A correction costs less than praise gives. */
export const USUAL_POINTS = { reward: 10, punishment: 5 } as const

const judge = standardSchemaResolver<NewBehavior, unknown, NewBehavior>(newBehavior)

/** Judged as it will be sent. */
const resolver: Resolver<TypedBehavior, unknown, NewBehavior> = (typed, context, options) =>
  judge(sent(typed), context, options as Parameters<typeof judge>[2])

const sent = ({ points, ...typed }: TypedBehavior) =>
  ({ ...typed, points: typed.type === 'punishment' && points !== null ? -points : points }) as NewBehavior

export const useBehaviorForm = (blank: TypedBehavior): BehaviorForm =>
  useForm<TypedBehavior, unknown, NewBehavior>({ resolver, defaultValues: blank })

export const nothingTyped = (childId: string, type: BehaviorType): TypedBehavior => ({
  ...{ childId, type, title: '', description: '' },
  points: USUAL_POINTS[type],
})
