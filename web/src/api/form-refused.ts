import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useTranslate } from '../i18n/language.tsx'
import { complaintWords } from './complaint-words.ts'
import { CallFailed, InWords } from './failure.ts'
import { useFailureToast } from './failure-toast.ts'

/**
 * Tells of what was not saved; what the server found wrong goes to the field that it is about. What was typed stays.
 * `const onError = useFormRefused(form, ['name', 'age'], t('children.addFailed'))`
 */
export function useFormRefused<V extends FieldValues>(
  { setError }: Pick<UseFormReturn<V>, 'setError'>,
  fields: readonly Path<V>[],
  title: string,
) {
  const t = useTranslate()
  const tell = useFailureToast()
  return (failure: Error) => {
    const troubles = failure instanceof CallFailed ? failure.fields : []
    const [first] = troubles
    // All that is known of the whole is that it did not fit; the field says why.
    tell(title, first ? new InWords(complaintWords(t, first.code)) : failure)
    for (const { path, code } of troubles) {
      const field = fields.find((name) => name === path)
      if (field) setError(field, { message: code })
    }
  }
}
