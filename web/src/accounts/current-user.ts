import { accountCalls } from '@sprout/domain/accounts/contract'
import { SIGNED_IN_COOKIE, type User } from '@sprout/domain/accounts/model'
import { queryOptions } from '@tanstack/react-query'
import { call, keyOf } from '../api/call.ts'
import { asksAtTheGate, CallFailed } from '../api/failure.ts'
import { readReply } from '../api/load.ts'
import { orSeen } from '../api/or-seen.ts'
import { someoneWasChosen } from '../children/chosen-child.ts'

const FRESH_FOR = 5 * 60_000

/** Whether it is worth asking who. The session may have ended elsewhere. */
export const someoneIsIn = () => document.cookie.includes(`${SIGNED_IN_COOKIE}=yes`)

/** The signed-in caregiver, or null. */
export const currentUser = queryOptions<User | null>({
  queryKey: keyOf(accountCalls.user, {}),
  queryFn: (asking) =>
    someoneIsIn()
      ? orSeen(
          asking,
          (signal) => call(accountCalls.user, {}, { signal, nobodyIsFine: true }).catch(nobody),
          (seen) => readReply(accountCalls.user, seen),
        )
      : nobodyIsIn(),
  initialData: () => (someoneIsIn() ? undefined : nobodyIsIn()),
  staleTime: FRESH_FOR,
})

function nobody(failure: unknown): null {
  if (failure instanceof CallFailed && failure.status === 401 && !asksAtTheGate(failure)) return nobodyIsIn()
  throw failure
}

/** Whoever comes next sees nothing of whoever was here. */
function nobodyIsIn(): null {
  if (someoneWasChosen()) void import('../api/seen.ts').then(({ forgetSeen }) => forgetSeen()).catch(() => undefined)
  return null
}
