import type { Ask, Endpoint } from '@sprout/domain/endpoint'
import { useTranslate } from '../i18n/language.tsx'
import { toast } from '../ui/toast.ts'
import type { Act } from './act.ts'
import { failureWords } from './failure-words.ts'

/** Does for good what a question asks, and tells what went wrong in the question itself, beside its own words. */
export function useQuestion<E extends Endpoint>(act: Act<E>, ask: Ask<E>, done: string, onClose: () => void) {
  const t = useTranslate()
  const close = () => {
    act.reset()
    onClose()
  }
  const onSuccess = () => {
    toast.add({ title: done, tone: 'good' })
    close()
  }
  return {
    cancel: t('ui.cancel'),
    tone: 'danger',
    busy: act.isPending,
    error: act.error ? failureWords(t, act.error) : undefined,
    onConfirm: () => act.mutate(ask, { onSuccess }),
    onClose: close,
  } as const
}
