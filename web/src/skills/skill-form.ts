import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { fullSkill, type NewSkill } from '@sprout/domain/skills/model'
import { type UseFormReturn, useForm } from 'react-hook-form'

export type SkillForm = UseFormReturn<NewSkill>

export const emptySkill = (childId: string): NewSkill => ({
  childId,
  title: '',
  description: '',
  difficulty: 'easy',
  points: null,
  targetValue: null,
  targetUnit: null,
  dueDate: null,
})

/** A challenge being typed, judged by the rules that the server judges by. */
export const useSkillForm = (shown: NewSkill): SkillForm =>
  useForm<NewSkill>({ resolver: standardSchemaResolver<NewSkill, unknown, NewSkill>(fullSkill), defaultValues: shown })
