import type { Ask, Endpoint } from '@sprout/domain/endpoint'
import { useTranslate } from '../i18n/language.tsx'
import { toast } from '../ui/toast.ts'
import { useChange } from './change.ts'
import { useFailureToast } from './failure-toast.ts'

type Told = { removed: string | undefined; what?: string; failed: (failure: Error) => string }

/** Removes for good, tells how it went and closes: all that a question before needs, beside its own words. */
export function useRemoval<E extends Endpoint>(endpoint: E, ask: Ask<E>, told: Told, onClose: () => void) {
  const t = useTranslate()
  const remove = useChange(endpoint)
  const tellFailure = useFailureToast()
  const onSuccess = () => {
    if (told.removed) toast.add({ title: told.removed, description: told.what, tone: 'good' })
    onClose()
  }
  const onError = (failure: Error) => {
    tellFailure(told.failed(failure), failure)
    onClose()
  }
  return {
    cancel: t('ui.cancel'),
    tone: 'danger',
    busy: remove.isPending,
    onConfirm: () => remove.mutate(ask, { onSuccess, onError }),
    onClose,
  } as const
}
