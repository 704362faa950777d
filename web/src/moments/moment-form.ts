import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type NewMoment, newMoment } from '@sprout/domain/moments/model'
import { useEffect, useEffectEvent, useRef } from 'react'
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
export function useDraft(childId: string, form: MomentForm) {
  const underWay = useRef<DefaultValues<Typed>>(undefined)
  const show = useEffectEvent(() => {
    shown = { childId, form }
  })
  const keep = useEffectEvent(() => {
    shown = undefined
    const typed = form.getValues()
    drafts.set(childId, isSame(typed, underWay.current) ? nothingTyped(childId) : typed)
  })
  useEffect(() => {
    show()
    return keep
  }, [])
  /** Begins to send what is typed. What is typed meanwhile stays. */
  return (moment: NewMoment) => {
    const sent = form.getValues()
    underWay.current = sent
    const end = () => {
      if (underWay.current === sent) underWay.current = undefined
    }
    const kept = () => {
      end()
      if (isSame(form.getValues(), sent)) form.reset(nothingTyped(childId))
    }
    const refused = () => {
      end()
      giveBack(moment)
    }
    return { kept, refused }
  }
}

const isSame = (one: DefaultValues<Typed>, other: DefaultValues<Typed> = {}) =>
  one.weather === other.weather && one.mood === other.mood && one.content === other.content && one.date === other.date

/** What was refused stands in its form again; where something else was begun there meanwhile, its story before that. */
function giveBack(moment: NewMoment) {
  const { childId, content: story } = moment
  const isShown = shown?.childId === childId
  const { weather, mood, date, content } = (isShown ? shown?.form.getValues() : drafts.get(childId)) ?? {}
  if (story && content?.includes(story)) return
  const given = {
    ...moment,
    ...(weather && { weather }),
    ...(mood && { mood }),
    ...(date && { date }),
    content: [story, content].filter(Boolean).join('\n\n'),
  }
  drafts.set(childId, given)
  if (isShown) shown?.form.reset(given)
}
