import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { CallFailed } from './failure.ts'
import { useFailureToast } from './failure-toast.ts'

/**
 * Tells of what was not saved; what the server found wrong goes to the field that it is about. What was typed stays.
 * `const onError = useFormRefused(form, ['name', 'age'], t('childDialogs.addFailed'))`
 */
export function useFormRefused<V extends FieldValues>(
  { setError }: Pick<UseFormReturn<V>, 'setError'>,
  fields: readonly Path<V>[],
  title: string,
) {
  const tell = useFailureToast()
  return (failure: Error) => {
    tell(title, failure)
    const troubles = failure instanceof CallFailed ? failure.fields : []
    for (const { path, code } of troubles) {
      const field = fields.find((name) => name === path)
      if (field) setError(field, { message: code })
    }
  }
}
