import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type Mood, type NewMoment, newMoment, type Weather } from '@sprout/domain/moments/model'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type DefaultValues, type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { draftAt, keepDraftAt, useWriter, type Writer, writerOf } from '../api/drafts.ts'
import { useWhenLeft } from '../ui/when-left.ts'

/** Null is not chosen; what is left out would fall back to the draft that the form began with. */
type Typed = Omit<z.input<typeof newMoment>, 'weather' | 'mood'> & { weather: Weather | null; mood: Mood | null }
type Draft = DefaultValues<Typed>

export type MomentForm = UseFormReturn<Typed, unknown, NewMoment>

const nothingTyped = (childId: string): Draft => ({ childId, weather: null, mood: null, content: '', date: null })
const placeOf = (childId: string) => `moment ${childId}`
const draftOf = (writer: Writer | undefined, childId: string) =>
  (draftAt(writer, placeOf(childId)) as Draft | undefined) ?? nothingTyped(childId)

function keepDraft(writer: Writer | undefined, childId: string, typed: Draft) {
  const { weather, mood, content, date } = typed
  keepDraftAt(writer, placeOf(childId), weather || mood || content || date ? typed : undefined)
}

/** The form that is on the screen. */
let shown: { readonly childId: string; readonly form: MomentForm } | undefined

/** A moment being told, judged by the rules that the server judges by. No date: today. */
export function useMomentForm(childId: string): MomentForm {
  const writer = useWriter()
  return useForm<Typed, unknown, NewMoment>({
    resolver: standardSchemaResolver<Typed, unknown, NewMoment>(newMoment),
    defaultValues: draftOf(writer, childId),
  })
}

/** Keeps what is typed when the screen or the page is left, unless it is on its way to the server. */
export function useDraft(childId: string, form: MomentForm) {
  const queries = useQueryClient()
  const writer = useWriter()
  const underWay = useRef<Draft>(undefined)
  const show = useEffectEvent(() => {
    shown = { childId, form }
  })
  const keepUnsent = () => {
    const typed = form.getValues()
    keepDraft(writer, childId, isSame(typed, underWay.current) ? nothingTyped(childId) : typed)
  }
  useEffect(() => {
    show()
    return () => {
      shown = undefined
    }
  }, [])
  useWhenLeft(true, keepUnsent)
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
      keepUnsent()
    }
    const refused = () => {
      end()
      giveBack(queries, moment)
    }
    return { kept, refused }
  }
}

const isSame = (one: Draft, other: Draft = {}) =>
  one.weather === other.weather && one.mood === other.mood && one.content === other.content && one.date === other.date

/** What was refused, or taken back, stands in its form again; where something else was begun there meanwhile, its story before that. */
export function giveBack(queries: QueryClient, moment: NewMoment) {
  const { childId, content: story } = moment
  const writer = writerOf(queries)
  const isShown = shown?.childId === childId
  const { weather, mood, date, content } = (isShown ? shown?.form.getValues() : draftOf(writer, childId)) ?? {}
  if (story && content?.includes(story)) return
  const given = {
    ...moment,
    ...(weather && { weather }),
    ...(mood && { mood }),
    ...(date && { date }),
    content: [story, content].filter(Boolean).join('\n\n'),
  }
  keepDraft(writer, childId, given)
  if (isShown) shown?.form.reset(given)
}
