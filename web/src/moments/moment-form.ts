import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type NewMoment, newMoment } from '@sprout/domain/moments/model'
import { useEffect, useEffectEvent } from 'react'
import { type DefaultValues, type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'

type Typed = z.input<typeof newMoment>
export type MomentForm = UseFormReturn<Typed, unknown, NewMoment>

/** What was typed for a child and not kept yet: a tab touched by accident loses nothing. */
const drafts = new Map<string, DefaultValues<Typed>>()

export const nothingTyped = (childId: string): DefaultValues<Typed> => ({ childId, content: '', date: null })

/** A moment being told, judged by the rules that the server judges by. No date: today. */
export const useMomentForm = (childId: string): MomentForm =>
  useForm<Typed, unknown, NewMoment>({
    resolver: standardSchemaResolver(newMoment),
    defaultValues: drafts.get(childId) ?? nothingTyped(childId),
  })

/** Keeps what is typed when the screen is left, unless it is on its way to the server. */
export function useDraft(childId: string, { getValues }: MomentForm, isSending: boolean) {
  const keep = useEffectEvent(() => drafts.set(childId, isSending ? nothingTyped(childId) : getValues()))
  useEffect(() => () => void keep(), [])
}
