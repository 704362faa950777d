import { familyCalls } from '@sprout/domain/family/contract'
import type { FamilyChange } from '@sprout/domain/family/model'
import { useChange } from '../api/change.ts'
import { useFailureToast } from '../api/failure-toast.ts'
import { patch } from '../api/patch.ts'
import { useTranslate } from '../i18n/language.tsx'
import { toast } from '../ui/toast.ts'
import { familyQuery } from './family-query.ts'

/** A setting takes effect as it is chosen. */
export function useFamilyChange() {
  const t = useTranslate()
  const fail = useFailureToast()
  const { mutate } = useChange(familyCalls.change, {
    optimistic: ({ body }) => [patch(familyQuery, (family) => ({ ...family, ...defined(body) }))],
  })
  const onSuccess = () => toast.add({ title: t('family.settings.saved'), tone: 'good' })
  const onError = (failure: Error) => fail(t('family.settings.failed'), failure)
  return (body: FamilyChange) => void mutate({ body }, { onSuccess, onError })
}

const defined = (change: FamilyChange) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
