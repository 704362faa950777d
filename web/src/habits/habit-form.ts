import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { fullHabit, type NewHabit, TARGET_DAYS } from '@sprout/domain/habits/model'
import { type UseFormReturn, useForm } from 'react-hook-form'

export type HabitForm = UseFormReturn<NewHabit>

export const emptyHabit = (childId: string): NewHabit => ({
  childId,
  title: '',
  description: '',
  difficulty: 'easy',
  points: null,
  targetDays: TARGET_DAYS.usual,
})

/** A habit being typed, judged by the rules that the server judges by. */
export const useHabitForm = (shown: NewHabit): HabitForm =>
  useForm<NewHabit>({ resolver: standardSchemaResolver<NewHabit, unknown, NewHabit>(fullHabit), defaultValues: shown })
