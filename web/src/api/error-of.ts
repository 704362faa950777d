import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useTranslate } from '../i18n/language.tsx'
import { complaintWords } from './complaint-words.ts'

/** What is wrong with a field of a form, in the parent's words: `error={errorOf('title')}`. */
export function useErrorOf<V extends FieldValues>({
  formState,
  getFieldState,
  getValues,
}: Pick<UseFormReturn<V>, 'formState' | 'getFieldState' | 'getValues'>) {
  const t = useTranslate()
  return (field: Path<V>) => {
    const { error } = getFieldState(field, formState)
    // What is no number keeps to no limits either, but that is not what is wrong with it.
    return error && complaintWords(t, Number.isNaN(getValues(field)) ? 'not_a_number' : (error.message ?? ''))
  }
}

/** Something was typed in one of these fields, or is wrong with it. */
export const isAnyUsed = <V extends FieldValues>(
  { formState, getFieldState }: Pick<UseFormReturn<V>, 'formState' | 'getFieldState'>,
  fields: readonly Path<V>[],
) => fields.some((field) => getFieldState(field, formState).isDirty || getFieldState(field, formState).invalid)
