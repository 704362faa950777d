import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type NewMoment, newMoment } from '@sprout/domain/moments/model'
import { useEffect, useEffectEvent } from 'react'
import { type DefaultValues, type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'

type Typed = z.input<typeof newMoment>
export type MomentForm = UseFormReturn<Typed, unknown, NewMoment>

/** What was typed for a child and not kept yet: a tab touched by accident loses nothing. */
const drafts = new Map<string, DefaultValues<Typed>>()
/** The form that is on the screen. */
let shown: { readonly childId: string; readonly form: MomentForm } | undefined

export const nothingTyped = (childId: string): DefaultValues<Typed> => ({ childId, content: '', date: null })

/** A moment being told, judged by the rules that the server judges by. No date: today. */
export const useMomentForm = (childId: string): MomentForm =>
  useForm<Typed, unknown, NewMoment>({
    resolver: standardSchemaResolver(newMoment),
    defaultValues: drafts.get(childId) ?? nothingTyped(childId),
  })

/** Keeps what is typed when the screen is left, unless it is on its way to the server. */
export function useDraft(childId: string, form: MomentForm, isSending: boolean) {
  const show = useEffectEvent(() => {
    shown = { childId, form }
  })
  const keep = useEffectEvent(() => {
    shown = undefined
    drafts.set(childId, isSending ? nothingTyped(childId) : form.getValues())
  })
  useEffect(() => {
    show()
    return keep
  }, [])
}

/** What was refused when its form had been left: it stands in the form again, unless something else is begun there. */
export function giveBack(moment: NewMoment) {
  const { weather, mood, content } = shown?.childId === moment.childId ? shown.form.getValues() : {}
  if (weather || mood || content) return
  drafts.set(moment.childId, moment)
  if (shown?.childId === moment.childId) shown.form.reset(moment)
}
