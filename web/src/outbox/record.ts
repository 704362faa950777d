import { addressOf } from '@sprout/domain/address'
import type { Ask, Endpoint, Reply } from '@sprout/domain/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { currentUser } from '../accounts/current-user.ts'
import { type Act, Waiting } from '../api/act.ts'
import { call } from '../api/call.ts'
import { type Change, useChange } from '../api/change.ts'
import { InWords, Unreachable } from '../api/failure.ts'
import { useTranslate } from '../i18n/language.tsx'
import type { Translate } from '../i18n/translate.ts'
import { toast } from '../ui/toast.ts'
import { tellNotUndone } from './dismiss.ts'
import type { Entry, Line } from './entry.ts'
import { takeWrite } from './outbox.ts'
import { waiting } from './waiting.ts'
import type { WrittenIn } from './written.ts'

type Recording<E extends Endpoint> = Pick<Change<E>, 'optimistic' | 'stands'> & {
  readonly line: (ask: Ask<E>) => Line
  /** The form that takes its words back when it is not sent; null where nothing was written. */
  readonly writtenIn: WrittenIn | null
}

/** A write that needs no signal: without one it waits on this phone and is sent when there is one again. */
export function useRecord<E extends Endpoint>(endpoint: E, { line, writtenIn, ...change }: Recording<E>): Act<E> {
  const t = useTranslate()
  const queries = useQueryClient()
  const entryOf = (ask: Ask<E>, key: string): Entry => {
    const { id = '', name = '', family } = queries.getQueryData(currentUser.queryKey) ?? {}
    const { body } = ask as { body?: unknown }
    return {
      version: 1,
      key,
      caregiver: { id, name, familyId: family?.id },
      method: endpoint.method as Entry['method'],
      path: addressOf(endpoint, ask),
      body,
      lists: endpoint.changes ?? [],
      line: line(ask),
      writtenIn,
    }
  }
  const atOnce = (ask: Ask<E>, key: string, by: string) =>
    call(endpoint, ask, { key, by }).catch((failure: unknown): never => {
      throw failure instanceof Unreachable ? new InWords(t('outbox.noRoom'), { cause: failure }) : failure
    })
  const send = async (ask: Ask<E>, key: string) => {
    const entry = entryOf(ask, key)
    try {
      return (await takeWrite(queries, entry)) as Reply<E>
    } catch (failure) {
      if (failure instanceof Waiting) tellKept(t, entry, failure)
      if (!isOfThePhone(failure)) throw failure
      return atOnce(ask, key, entry.caregiver.id)
    }
  }
  return useChange(endpoint, { ...change, send })
}

/**
 * Until it is sent, or was taken back elsewhere: then nothing waits that could be undone. Nor can what has left this phone
 * without an answer: it may be done.
 */
function tellKept(t: Translate, entry: Entry, { waits, takeBack }: Waiting) {
  if (!waits) return
  const undo = async () => {
    if (!(await takeBack?.())) tellNotUndone(t, entry)
  }
  const action = takeBack && { label: t('points.undo'), run: () => void undo() }
  const withdraw = toast.add({ title: entry.line.title, description: t('outbox.kept'), tone: 'note', action })
  const stop = waiting.watch(() => {
    if (waiting.current().some((each) => each.key === entry.key)) return
    stop()
    withdraw()
  })
}

/** A full disk, or a browser that keeps no data. */
const isOfThePhone = (failure: unknown) => failure instanceof DOMException
