import { behaviorCalls } from '@sprout/domain/behaviors/contract'
import { QUICK_CAP, type QuickBehavior } from '@sprout/domain/behaviors/model'
import { sameTitle } from '@sprout/domain/behaviors/rules'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { useChange } from '../api/change.ts'
import { InWords } from '../api/failure.ts'
import { useFailureToast } from '../api/failure-toast.ts'
import { load } from '../api/load.ts'
import { patch } from '../api/patch.ts'
import { beginWrite } from '../api/refresh.ts'
import { useTranslate } from '../i18n/language.tsx'
import { toast } from '../ui/toast.ts'
import { quickLook } from './quick-look.ts'

/** Takes a line off the quick list: gone at once, and back with one tap. */
export function useRemoveQuick(childId: string) {
  const t = useTranslate()
  const putBack = usePutBack(childId)
  const tellFailure = useFailureToast()
  const { mutate } = useChange(behaviorCalls.removeQuick, {
    optimistic: ({ params: { id } }) => [
      patch(load(behaviorCalls.quickList, { params: { childId } }), (list) => list.filter((item) => item.id !== id)),
    ],
  })
  return (item: QuickBehavior) => {
    const { title } = quickLook(t, item)
    const action = { label: t('points.undo'), run: () => void putBack(item) }
    mutate(
      { params: { id: item.id } },
      {
        onSuccess: () => toast.add({ title: t('behaviors.quickRemoved', { title }), tone: 'note', action }),
        onError: (failure) => tellFailure(t('behaviors.removeFailed'), failure),
      },
    )
  }
}

/** Works on after the screen that offered it is gone. */
function usePutBack(childId: string) {
  const t = useTranslate()
  const queries = useQueryClient()
  const tellFailure = useFailureToast()
  return async ({ title, points }: QuickBehavior) => {
    const end = beginWrite(queries)
    // Whoever else put something there meanwhile may have taken the last place.
    const refuseUnlessIn = (list: readonly QuickBehavior[]) => {
      if (!list.some((item) => sameTitle(item.title, title)))
        throw new InWords(t('behaviors.listFull', { count: QUICK_CAP }))
    }
    await call(behaviorCalls.addQuick, { params: { childId }, body: { title, points } })
      .then(refuseUnlessIn)
      .catch((failure: Error) => tellFailure(t('behaviors.addFailed'), failure))
    await end(behaviorCalls.addQuick.changes)
  }
}
