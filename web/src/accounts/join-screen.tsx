import { doorCalls } from '@sprout/domain/accounts/door-contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Redirect } from 'wouter'
import { CallFailed } from '../api/failure.ts'
import { load } from '../api/load.ts'
import { LoadFailed } from '../api/load-failed.tsx'
import { useTranslate } from '../i18n/language.tsx'
import { TermsNote } from '../landing/terms-note.tsx'
import { Splash } from '../shell/splash.tsx'
import { useTitle } from '../shell/title.ts'
import { AccountPage } from './account-page.tsx'
import { currentUser } from './current-user.ts'
import { invitationCode, invitationOf } from './invitation.ts'
import { AlreadyThere, ClosedInvitation } from './join-closed.tsx'
import { JoinQuestion } from './join-question.tsx'
import { NewcomersWays } from './newcomers-ways.tsx'

/** Opened from an invitation: an account for whoever has none, and the question whether to join for everyone else. */
export function JoinScreen() {
  const t = useTranslate()
  const [code] = useState(invitationCode)
  const user = useQuery(currentUser)
  const invitation = useQuery(invitationOf(code))
  const ways = useQuery({ ...load(doorCalls.ways, {}), enabled: code !== '' })
  const cameAsGuest = useCameAsGuest(user.data)
  const by = invitation.data?.invitedBy
  const title = by === undefined ? t('accounts.join.title') : t('accounts.join.by', { name: by })
  useTitle(title)
  const page = (content: ReactNode) => (
    <AccountPage title={title} intro={t('accounts.join.intro')} footer={user.data === null && <TermsNote />}>
      {content}
    </AccountPage>
  )
  if (!code) return page(<ClosedInvitation why={t('accounts.join.incomplete')} />)
  for (const { error, isFetching, refetch } of [invitation, user, ways]) {
    if (error instanceof CallFailed && error.refusal === 'link_expired')
      return page(<ClosedInvitation why={t('refusals.link_expired')} />)
    if (error) return page(<LoadFailed failure={error} busy={isFetching} onRetry={refetch} />)
  }
  if (!invitation.data || user.data === undefined || !ways.data) return <Splash />
  const { familyId, isUsed, invitedBy } = invitation.data
  if (user.data?.family.id === familyId) return cameAsGuest ? <Redirect to="/" replace /> : page(<AlreadyThere />)
  if (isUsed) return page(<ClosedInvitation why={t('refusals.invite_used')} />)
  if (user.data) return page(<JoinQuestion user={user.data} code={code} invitedBy={invitedBy} />)
  return page(<NewcomersWays ways={ways.data} code={code} />)
}

/** Whoever was nobody here before needs not be told that they are in. */
function useCameAsGuest(user: unknown) {
  const [cameAsGuest, setCameAsGuest] = useState(false)
  if (user === null && !cameAsGuest) setCameAsGuest(true)
  return cameAsGuest
}
