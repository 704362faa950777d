import { behaviorCalls } from '@sprout/domain/behaviors/contract'
import type { QuickBehavior } from '@sprout/domain/behaviors/model'
import { joinsQuickList } from '@sprout/domain/behaviors/rules'
import { useChange } from '../api/change.ts'
import { useFailureToast } from '../api/failure-toast.ts'
import { useTranslate } from '../i18n/language.tsx'
import { quickLook } from './quick-look.ts'

/** Puts what a parent has thought of on top of the quick list, as long as there is room and it is not there yet. */
export function useJoinQuickList(childId: string, quick: readonly QuickBehavior[] = []) {
  const t = useTranslate()
  const tellFailure = useFailureToast()
  const add = useChange(behaviorCalls.addQuick)
  // As the reader sees them: the server knows the presets by their English titles only.
  const titles = quick.map((item) => quickLook(t, item).title)
  return ({ title, points }: Pick<QuickBehavior, 'title' | 'points'>) => {
    if (!joinsQuickList(titles, title)) return
    const onError = (failure: Error) => tellFailure(t('behaviors.addFailed'), failure)
    add.mutate({ params: { childId }, body: { title, points } }, { onError })
  }
}
