import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useWhenLeft } from '../ui/when-left.ts'
import { draftAt, keepDraftAt, useWriter, type Writer, writerOf } from './drafts.ts'

/** The fields that are not as they are in a blank sheet. */
type Typed = Readonly<Record<string, unknown>>

type Sheet<V> = {
  readonly open: boolean
  /** What the sheet is, and whom or what it is about. */
  readonly where: string
  /** What it has where nobody typed anything. */
  readonly blank: Partial<V>
  /** It begins with something proposed, and not with what was left. */
  readonly isProposed?: boolean
  /** On its way to the server: it is not to be sent twice. */
  readonly isSent: boolean
  readonly changed?: boolean
}

const leftAt = (writer: Writer | undefined, where: string) => (draftAt(writer, where) ?? []) as readonly Typed[]
const leaveAt = (writer: Writer | undefined, where: string, all: readonly Typed[]) =>
  keepDraftAt(writer, where, all.length > 0 ? all : undefined)

/** What was taken back is for the sheet to begin with when it is opened again. */
export function giveToSheet(queries: QueryClient, where: string, typed: Typed) {
  const writer = writerOf(queries)
  leaveAt(writer, where, [...leftAt(writer, where), typed])
}

/**
 * What is typed in a sheet outlives its page: opened again it has the latest of what was left, until it is closed; then comes
 * the one before. Says whether there is something that closing would lose.
 */
export function useSheetDraft<V extends FieldValues, C, S>(form: UseFormReturn<V, C, S>, sheet: Sheet<V>) {
  const { open, where, blank, isProposed = false, isSent, changed = form.formState.isDirty } = sheet
  const writer = useWriter()
  const [left] = useState(() => (isProposed ? undefined : leftAt(writer, where).at(-1)))
  const fillIn = useEffectEvent(() => {
    for (const [field, value] of Object.entries(left ?? {}))
      form.setValue(field as Path<V>, value as never, { shouldDirty: true })
  })
  const kept = useRef({ where, typed: left })
  const keep = (typed: Typed | undefined) => {
    const before = kept.current
    leaveAt(
      writer,
      before.where,
      leftAt(writer, before.where).filter((each) => each !== before.typed),
    )
    if (typed) leaveAt(writer, where, [...leftAt(writer, where), typed])
    kept.current = { where, typed }
  }
  useEffect(() => fillIn(), [])
  useWhenLeft(open, () => keep(open && changed && !isSent ? typedIn(form.getValues(), blank) : undefined))
  return changed
}

const typedIn = (values: FieldValues, blank: FieldValues): Typed =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== blank[field]))
