import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type NewChild, newChild } from '@sprout/domain/children/model'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useFormRefused } from '../api/form-refused.ts'

export type ChildForm = UseFormReturn<NewChild>

const judge = standardSchemaResolver<NewChild, unknown, NewChild>(newChild)
const asTyped = (typed: NewChild) => typed

/** A child's profile being typed, judged, as it will be sent, by the rules that the server judges by. Null: nothing there. */
export const useChildForm = (shown: NewChild, sent = asTyped): ChildForm =>
  useForm<NewChild>({
    resolver: (typed, context, options) => judge(sent(typed), context, options),
    values: shown,
  })

/** Only what was changed is sent, beside the name: null for what was there before and was emptied. */
export const said = (typed: NewChild, before: Partial<NewChild> = {}): NewChild => {
  const wasThere = (field: string) => before[field as keyof NewChild] ?? null
  const sent = Object.entries(typed).filter(([field, value]) => value !== wasThere(field))
  return { ...Object.fromEntries(sent), name: typed.name }
}

const fields = ['name', 'age', 'gender', 'birthday', 'avatarUrl'] as const satisfies readonly (keyof NewChild)[]

/** Tells of a child that was not saved. */
export const useChildRefused = (form: ChildForm, title: string) => useFormRefused(form, fields, title)
