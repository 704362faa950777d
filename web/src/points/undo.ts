import { apart } from '@sprout/domain/direction'
import { activityCalls } from '@sprout/domain/timeline/contract'
import type { Activity } from '@sprout/domain/timeline/model'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { CallFailed } from '../api/failure.ts'
import { useFailureToast } from '../api/failure-toast.ts'
import { beginWrite } from '../api/refresh.ts'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import type { Translate } from '../i18n/translate.ts'
import { toast } from '../ui/toast.ts'
import { signed } from './signed.ts'

/** Somebody else has undone it. */
export const isGone = (failure: Error | null) =>
  failure instanceof CallFailed && (failure.refusal === 'already_undone' || failure.refusal === 'not_found')

/** That is as it was wished, and no failure. */
export const tellGone = (t: Translate) =>
  toast.add({ title: t('timeline.record.gone'), description: t('timeline.record.goneHint'), tone: 'note' })

type Undoable = Pick<Activity, 'id' | 'title'> & {
  /** Where it is called otherwise than to undo; `again` takes that back in turn. */
  told?: { readonly done: string; readonly failed: string; readonly again: () => void }
}

/** Takes a record back, says what went along with it, and tells whether it did. Works on after the screen that offered it is gone. */
export function useUndo() {
  const queries = useQueryClient()
  const t = useTranslate()
  const { language } = useLanguage()
  const tellFailure = useFailureToast()
  const line = ({ title, points }: Activity) =>
    [apart(title), points && signed(points, language)].filter(Boolean).join(' ')
  return async ({ id, title, told }: Undoable) => {
    const end = beginWrite(queries)
    const takeBack = async () => {
      const { takesAlong } = await call(activityCalls.undoing, { params: { id } })
      await call(activityCalls.undo, { params: { id } })
      const lines = new Intl.ListFormat(language).format(takesAlong.map(line))
      const description = lines ? t('points.wentAlong', { lines }) : undefined
      const action = told && { label: t('points.undo'), run: told.again }
      toast.add({ title: told?.done ?? t('points.undone', { title }), description, tone: 'note', action })
    }
    const done = await takeBack().then(
      () => true,
      (failure: Error) => {
        if (isGone(failure)) tellGone(t)
        else tellFailure(told?.failed ?? t('points.undoFailed'), failure)
        return false
      },
    )
    await end(activityCalls.undo.changes)
    return done
  }
}
