import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useTranslate } from '../i18n/language.tsx'
import { complaintWords } from './complaint-words.ts'

/** What is wrong with a field of a form, in the parent's words: `error={errorOf('title')}`. */
export function useErrorOf<V extends FieldValues>({
  formState,
  getFieldState,
}: Pick<UseFormReturn<V>, 'formState' | 'getFieldState'>) {
  const t = useTranslate()
  return (field: Path<V>) => {
    const { error } = getFieldState(field, formState)
    return error && complaintWords(t, error.message ?? '')
  }
}
