import type { Moment } from '@sprout/domain/moments/model'
import { useQueryClient } from '@tanstack/react-query'
import { useFailureToast } from '../api/failure-toast.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useKeepMoment } from './keep-moment.ts'
import { giveBack } from './moment-form.ts'

/** Keeps a moment that was deleted by a slip as it was told: anew, and by whoever takes the slip back. */
export function useKeepAgain() {
  const t = useTranslate()
  const queries = useQueryClient()
  const tellFailure = useFailureToast()
  const { keep } = useKeepMoment()
  return ({ childId, weather, mood, content, date }: Moment) => {
    const told = { childId, weather, mood, content, date }
    const onError = (failure: Error) => {
      giveBack(queries, told)
      tellFailure(t('moments.saveFailed'), failure)
    }
    keep(told, { onError })
  }
}
