import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useWhenLeft } from '../ui/when-left.ts'
import { draftAt, keepDraftAt } from './drafts.ts'

/**
 * What is typed in a sheet outlives its page: opened again the sheet has it, and what was not typed is as it is by then.
 * Whoever closes it lets that go. Says whether there is something to lose.
 */
export function useSheetDraft<V extends FieldValues, C, S>(form: UseFormReturn<V, C, S>, where: string, open: boolean) {
  const queries = useQueryClient()
  const { isDirty, dirtyFields } = form.formState
  const fillIn = useEffectEvent(() => {
    const typed = Object.entries(draftAt(queries, where) ?? {})
    for (const [field, value] of typed) form.setValue(field as Path<V>, value, { shouldDirty: true })
  })
  const typed = () => {
    const entries = Object.entries(form.getValues()).filter(([field]) => field in dirtyFields)
    return open && isDirty ? Object.fromEntries(entries) : undefined
  }
  useEffect(() => fillIn(), [])
  useWhenLeft(open, () => keepDraftAt(queries, where, typed()))
  return isDirty
}
