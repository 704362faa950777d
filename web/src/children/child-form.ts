import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type NewChild, newChild } from '@sprout/domain/children/model'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useFormRefused } from '../api/form-refused.ts'

export type ChildForm = UseFormReturn<NewChild>

/** A child's profile being typed, judged by the rules that the server judges by. Null: not said. */
export const useChildForm = (shown: NewChild): ChildForm =>
  useForm<NewChild>({ resolver: standardSchemaResolver<NewChild, unknown, NewChild>(newChild), values: shown })

/** Only what was said is sent. */
export const said = (typed: NewChild): NewChild => ({
  name: typed.name,
  ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null)),
})

const fields = ['name', 'age', 'gender', 'birthday', 'avatarUrl'] as const satisfies readonly (keyof NewChild)[]

/** Tells of a child that was not saved. */
export const useChildRefused = (form: ChildForm, title: string) => useFormRefused(form, fields, title)
