import { behaviorCalls } from '@sprout/domain/behaviors/contract'
import type { NewBehavior } from '@sprout/domain/behaviors/model'
import { useQueryClient } from '@tanstack/react-query'
import { useFailureToast } from '../api/failure-toast.ts'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { useRecord } from '../outbox/record.ts'
import { addPoints } from '../points/add-points.ts'
import { rise } from '../points/rise.ts'
import { useTell } from '../points/tell.ts'
import { behaviorLine } from './behavior-line.ts'

type Deed = Pick<NewBehavior, 'title' | 'points' | 'category'>

/** One tap that gives points. Nothing can be wrong with it, so it is seen before the server has answered. */
export function useRecordAtOnce(childId: string) {
  const t = useTranslate()
  const queries = useQueryClient()
  const { language } = useLanguage()
  const tell = useTell()
  const tellFailure = useFailureToast()
  const { isPending, mutate } = useRecord(behaviorCalls.record, {
    writtenIn: null,
    line: behaviorLine,
    optimistic: ({ body }) => [addPoints(queries, childId, body.points)],
  })
  const record = (deed: Deed, tapped: Element) => {
    const isTaken = mutate(
      { body: { childId, type: 'reward', ...deed } },
      { onSuccess: (activity) => tell(activity), onError: (failure) => tellFailure(t('behaviors.failed'), failure) },
    )
    if (isTaken) rise(tapped, deed.points, language)
  }
  return { record, isPending }
}
