import type { RefusalCode } from '@sprout/domain/refusal'
import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { currentUser, someoneIsIn } from '../accounts/current-user.ts'
import type { SignedOut } from '../api/call.ts'
import { forgetFamily } from '../api/forget.ts'
import { useTranslate } from '../i18n/language.tsx'
import { toast } from '../ui/toast.ts'
import { whenSeen } from '../ui/when-seen.ts'

const CHANNEL = 'sprout-signed-out'
const TIME_TO_READ = 500
/** Whoever stands there need not be sent there. */
const BEFORE_THE_DOOR = /\/(join|sign-in|reset-password)$/
/** The page to sign in, which says why. */
const LEFT = `/sign-in?problem=${'left_family' satisfies RefusalCode}`

/** Told before the app could hear: the first calls are asked ahead of it. */
const early: Event[] = []
const keepEarly = (event: Event) => void early.push(event)
window.addEventListener('auth-error', keepEarly)

/**
 * A session that ended meanwhile: says so, and goes to sign in, to come back to where they were. Whoever is no longer
 * in the family goes at once. The server says it to one tab, which tells the others.
 */
export function useAuthError() {
  const t = useTranslate()
  const queries = useQueryClient()
  // Before any screen's effect can find that nobody is signed in.
  useLayoutEffect(() => {
    const leave = onceEach({
      tell: () => toast.add({ title: t('errors.unauthorized'), description: t('errors.loggedOut'), tone: 'bad' }),
      toSignIn: () => location.assign(`/api/login?next=${encodeURIComponent(location.pathname + location.search)}`),
      forGood: () => void forgetFamily(queries).then(() => location.assign(LEFT)),
    })
    const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)
    const hear = (event: Event) => {
      const hasLeft = (event as CustomEvent<SignedOut | undefined>).detail?.hasLeft ?? false
      tabs?.postMessage(hasLeft)
      leave(hasLeft)
    }
    const hearOfOtherTab = ({ data: hasLeft }: MessageEvent<boolean>) => {
      if (!queries.getQueryData(currentUser.queryKey)) return
      // By the time that it is looked at, they may have signed in again.
      const unlessIn = () => someoneIsIn() || leave(hasLeft)
      if (hasLeft) unlessIn()
      else whenSeen(unlessIn)
    }
    tabs?.addEventListener('message', hearOfOtherTab)
    window.addEventListener('auth-error', hear)
    window.removeEventListener('auth-error', keepEarly)
    for (const event of early.splice(0)) hear(event)
    return () => {
      window.removeEventListener('auth-error', hear)
      tabs?.close()
    }
  }, [t, queries])
}

type Ways = Record<'tell' | 'toSignIn' | 'forGood', () => void>

/** However often it is heard. Who is on the way to sign in may still learn that it is for good. */
function onceEach({ tell, toSignIn, forGood }: Ways) {
  let leaving: ReturnType<typeof setTimeout> | undefined
  let isForGood = false
  return (hasLeft: boolean) => {
    if (isForGood || (leaving && !hasLeft) || BEFORE_THE_DOOR.test(location.pathname)) return
    clearTimeout(leaving)
    isForGood = hasLeft
    if (hasLeft) return forGood()
    tell()
    leaving = setTimeout(() => {
      leaving = undefined
      toSignIn()
    }, TIME_TO_READ)
  }
}
