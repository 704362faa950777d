import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { currentUser } from '../accounts/current-user.ts'
import { LandingScreen } from '../landing/landing-screen.tsx'
import { AppShell } from './app-shell.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { DoorFailed } from './door-failed.tsx'
import { ShellLoading } from './shell-loading.tsx'
import { useTab } from './tabs.ts'

/** The app for whoever is signed in, the landing screen for everyone else. */
export function FrontDoor() {
  const tab = useTab()
  const { data: user, error, isFetching, refetch } = useQuery(currentUser)
  // What an answer brings is drawn in slices, or the finger would feel it.
  const hasCome = useDeferredValue(user !== undefined)
  if (user === null) return <LandingScreen />
  if (!user && error) return <DoorFailed failure={error} {...{ isFetching, refetch }} />
  return (
    <>
      {user && hasCome ? <AppShell user={user} /> : <ShellLoading />}
      {/* Once, so that Pip's bubble stays open when the rest of the app comes. */}
      <BottomBar tab={tab} />
    </>
  )
}
