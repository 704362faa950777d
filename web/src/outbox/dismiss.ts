import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from '../i18n/language.tsx'
import type { Translate } from '../i18n/translate.ts'
import { toast } from '../ui/toast.ts'
import type { Entry, Kept } from './entry.ts'
import { dismiss } from './outbox.ts'

/** Given up by the parent, or read: it leaves, and its words are in their form again. */
export function useDismiss() {
  const t = useTranslate()
  const queries = useQueryClient()
  return async (entry: Kept) => {
    if (!(await dismiss(queries, entry))) tellNotUndone(t, entry)
  }
}

/** It was sent a moment before, say. */
export const tellNotUndone = (t: Translate, { line: { title } }: Entry) =>
  void toast.add({ title: t('points.undoFailed'), description: title, tone: 'bad' })
