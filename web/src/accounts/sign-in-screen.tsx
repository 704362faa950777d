import { doorCalls } from '@sprout/domain/accounts/door-contract'
import { ownPath } from '@sprout/domain/accounts/own-path'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Redirect } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { isRefusal } from '../api/failure.ts'
import { load } from '../api/load.ts'
import { LoadFailed } from '../api/load-failed.tsx'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { TermsNote } from '../landing/terms-note.tsx'
import { inLanguage } from '../shell/address.tsx'
import { useTitle } from '../shell/title.ts'
import { AccountPage } from './account-page.tsx'
import { currentUser } from './current-user.ts'
import { Refused } from './refused.tsx'
import { WaysIn, WaysInLoading } from './ways-in.tsx'

export type Way = 'signIn' | 'signUp'

/** The door. Whoever is in already goes on to where they wanted to be. */
export function SignInScreen() {
  const t = useTranslate()
  const { language } = useLanguage()
  const search = new URLSearchParams(useSearch())
  const next = ownPath(search.get('next'))
  const problem = search.get('problem')
  const user = useQuery(currentUser)
  const ways = useQuery(load(doorCalls.ways, {}))
  const [asked, setWay] = useState<Way>(search.get('way') === 'signUp' ? 'signUp' : 'signIn')
  // Where new accounts need an invitation, that form would only refuse.
  const way = ways.data?.signUp === false ? 'signIn' : asked
  useTitle(t(`accounts.${way}.title`))
  if (user.data) return <Redirect to={`~${inLanguage(next, language)}`} replace />
  return (
    <AccountPage title={t(`accounts.${way}.title`)} intro={t(`accounts.${way}.intro`)} footer={<TermsNote />}>
      {isRefusal(problem) && <Refused>{t(`refusals.${problem}`)}</Refused>}
      {ways.data && !user.isPending ? (
        <WaysIn ways={ways.data} way={way} onWay={setWay} next={next} />
      ) : ways.error ? (
        <LoadFailed failure={ways.error} busy={ways.isFetching} onRetry={ways.refetch} />
      ) : (
        <WaysInLoading />
      )}
    </AccountPage>
  )
}
