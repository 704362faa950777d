import type { Ask, Endpoint, Reply } from '@sprout/domain/endpoint'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { call, newKey } from './call.ts'
import { mayBeDone } from './failure.ts'

type Tap<E extends Endpoint> = { readonly ask: Ask<E>; readonly key: string }
/** What is told and done when it is through, also when its screen has been left meanwhile. */
type Then<E extends Endpoint> = {
  onSuccess?: (reply: Reply<E>) => void
  onError?: (failure: Error) => void
  /** It could not be sent and waits for a signal. */
  onWaiting?: () => void
}
type TakeBack = () => Promise<boolean>
/** Thrown in the place of a reply by what is kept to be sent later, or was sent by another tab. */
export class Waiting extends Error {
  override readonly name = 'Waiting'
  readonly waits: boolean
  /** Answers whether it could be; only of what never left this phone. */
  readonly takeBack: TakeBack | undefined
  constructor(waits: boolean, takeBack?: TakeBack) {
    super()
    this.waits = waits
    this.takeBack = takeBack
  }
}
/** How it gets to the server; straight away unless said otherwise. */
export type Send<E extends Endpoint> = (ask: Ask<E>, key: string) => Promise<Reply<E>>

/** Something that is done at a tap. */
export type Act<E extends Endpoint> = Pick<
  UseMutationResult<Reply<E>, Error, Tap<E>>,
  'isPending' | 'isSuccess' | 'error' | 'reset'
> & {
  /** Answers whether it was taken for a tap of its own. */
  readonly mutate: (ask: Ask<E>, then?: Then<E>) => boolean
}

/** What goes along with it; `done` has run when it counts as done. */
type Company<E extends Endpoint> = { done?: (reply: Reply<E>) => unknown; failed?: () => void }

/**
 * A call that is made by a tap, with its key made at that moment. The same ask while it is still under way is the same
 * tap, come twice: the button only learns a moment later that it is busy. Asked again after an answer that was lost, it goes
 * with the same key: it may have been done, and is done once.
 */
export function useAct<E extends Endpoint>(
  endpoint: E,
  begin?: (ask: Ask<E>) => Promise<Company<E>>,
  send: Send<E> = (ask, key) => call(endpoint, ask, { key }),
): Act<E> {
  const underWay = useRef(new Set<string>()).current
  const unanswered = useRef(new Map<string, string>()).current
  const { mutateAsync, ...act } = useMutation<Reply<E>, Error, Tap<E>, Company<E> | undefined>({
    onMutate: ({ ask }) => begin?.(ask),
    mutationFn: ({ ask, key }) => send(ask, key),
    onSuccess: (reply, _tap, company) => company?.done?.(reply),
    onError: (_failure, _tap, company) => company?.failed?.(),
    onSettled: (_reply, failure, { ask, key }) => {
      const said = JSON.stringify(ask)
      underWay.delete(said)
      unanswered.delete(said)
      if (failure && mayBeDone(failure)) unanswered.set(said, key)
      // Another wish came in between: the same again is a new one.
      if (!failure) unanswered.clear()
    },
  })
  const tap = (ask: Ask<E>, then?: Then<E>) => {
    const said = JSON.stringify(ask)
    if (underWay.has(said)) return false
    underWay.add(said)
    const key = unanswered.get(said) ?? newKey()
    // `mutate` would keep what follows to itself once the screen is left or tapped again; a parent is to hear of each.
    void mutateAsync({ ask, key }).then(then?.onSuccess, (failure: Error) => tellApart(failure, then))
    return true
  }
  return { ...act, mutate: tap }
}

const tellApart = <E extends Endpoint>(failure: Error, { onError, onWaiting }: Then<E> = {}) =>
  failure instanceof Waiting ? onWaiting?.() : onError?.(failure)
