import type { Ask, Endpoint, Reply } from '@sprout/domain/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { currentUser } from '../accounts/current-user.ts'
import { type Act, Waiting } from '../api/act.ts'
import { addressOf, call } from '../api/call.ts'
import { useChange } from '../api/change.ts'
import { InWords, Unreachable } from '../api/failure.ts'
import type { Patch } from '../api/patch.ts'
import { useTranslate } from '../i18n/language.tsx'
import { toast } from '../ui/toast.tsx'
import type { Entry, Line } from './entry.ts'
import { takeWrite } from './outbox.ts'

type Recording<E extends Endpoint> = {
  readonly lists: readonly string[]
  readonly optimistic?: (ask: Ask<E>) => readonly Patch[]
  readonly line: (ask: Ask<E>) => Line
}

/** A write that needs no signal: without one it waits on this phone and is sent when there is one again. */
export function useRecord<E extends Endpoint>(endpoint: E, { line, lists, optimistic }: Recording<E>): Act<E> {
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
      lists,
      line: line(ask),
    }
  }
  const atOnce = (ask: Ask<E>, key: string, by: string) =>
    call(endpoint, ask, { key, by }).catch((failure: unknown): never => {
      throw failure instanceof Unreachable ? new InWords(t('outbox.noRoom')) : failure
    })
  const send = async (ask: Ask<E>, key: string) => {
    const entry = entryOf(ask, key)
    try {
      return (await takeWrite(queries, entry)) as Reply<E>
    } catch (failure) {
      if (failure instanceof Waiting)
        toast.add({ title: entry.line.title, description: t('outbox.kept'), tone: 'note' })
      if (!isOfThePhone(failure)) throw failure
      return atOnce(ask, key, entry.caregiver.id)
    }
  }
  return useChange(endpoint, { lists, send, ...(optimistic && { optimistic }) })
}

/** A full disk, or a browser that keeps no data. */
const isOfThePhone = (failure: unknown) => failure instanceof DOMException || failure instanceof ReferenceError
