import type { User } from '@sprout/domain/accounts/model'
import type { Ask, Endpoint, Reply } from '@sprout/domain/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import type * as z from 'zod/mini'
import { useAct } from '../api/act.ts'
import { complaintWords } from '../api/complaint-words.ts'
import { CallFailed, type FieldTrouble } from '../api/failure.ts'
import { failureWords } from '../api/failure-words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { comeIn } from './come-in.ts'

type DoorCall = Endpoint & { readonly body: z.ZodMiniType; readonly reply: z.ZodMiniType<User> }

/**
 * A form that opens the door. It does without the forms library, which is not in the first load; what was typed is
 * judged by the call's own schema and stays when it is refused.
 */
export function useAccountForm<E extends DoorCall>(endpoint: E, also: Record<string, string> = {}) {
  const t = useTranslate()
  const queries = useQueryClient()
  const [wrong, setWrong] = useState<readonly FieldTrouble[]>([])
  const act = useAct(endpoint, async () => ({ done: (user: Reply<E>) => comeIn(queries, user, t) }))

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const complain = (complaints: readonly FieldTrouble[]) => {
      setWrong(complaints)
      act.reset()
      focusFirst(form, complaints)
    }
    const read = endpoint.body.safeParse({ ...Object.fromEntries(new FormData(form)), ...also })
    if (!read.success)
      return complain(read.error.issues.map(({ path, message }) => ({ path: path.join('.'), code: message })))
    setWrong([])
    const onError = (failure: Error) =>
      failure instanceof CallFailed && failure.fields.length > 0 && complain(failure.fields)
    act.mutate({ body: read.data } as Ask<E>, { onError })
  }

  /** What was wrong with a field was said of what stood there; what stands there now is judged at the next try. */
  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) =>
    setWrong(wrong.filter(({ path }) => path !== target.name))

  const errorOf = (field: string) => {
    const found = wrong.find(({ path }) => path === field)
    return found && complaintWords(t, found.code)
  }
  const refused = act.error ? failureWords(t, act.error) : undefined
  return { events: { onSubmit, onChange }, errorOf, refused, busy: act.isPending, done: act.isSuccess }
}

const focusFirst = (form: HTMLFormElement, complaints: readonly FieldTrouble[]) =>
  [...form.elements]
    .filter((field) => field instanceof HTMLInputElement)
    .find(({ name }) => complaints.some(({ path }) => path === name))
    ?.focus()
