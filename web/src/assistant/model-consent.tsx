import { familyCalls } from '@sprout/domain/family/contract'
import { useQuery } from '@tanstack/react-query'
import { useChange } from '../api/change.ts'
import { useFailureToast } from '../api/failure-toast.ts'
import { load } from '../api/load.ts'
import { patch } from '../api/patch.ts'
import { useTranslate } from '../i18n/language.tsx'
import { SwitchField } from '../ui/switch-field.tsx'

const family = load(familyCalls.show, {})

/** Where this server has a language model: whether the family lets it be asked, and what it would be told. */
export function ModelConsent() {
  const t = useTranslate()
  const fail = useFailureToast()
  const { data } = useQuery(family)
  const { mutate } = useChange(familyCalls.change, {
    optimistic: ({ body: { asksModel = false } }) => [patch(family, (shown) => ({ ...shown, asksModel }))],
  })
  if (!data?.hasModel) return null
  const onError = (failure: Error) => fail(t('assistant.model.failed'), failure)
  return (
    <div className="message-list-aside">
      <SwitchField
        label={t('assistant.model.label')}
        hint={t('assistant.model.hint')}
        checked={data.asksModel}
        onChange={(asksModel) => mutate({ body: { asksModel } }, { onError })}
      />
    </div>
  )
}
