import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentUser } from '../accounts/current-user.ts'
import { tellSignedOut } from '../api/call.ts'
import { ChatScreen } from './chat-screen.tsx'
import { DoorFailed } from './door-failed.tsx'
import { Splash } from './splash.tsx'

/** The chat for whoever is signed in; everyone else is sent to sign in and comes back. */
export function ChatDoor() {
  const { data: user, error, isFetching, refetch } = useQuery(currentUser)
  const isNobody = user === null
  useEffect(() => {
    if (isNobody) tellSignedOut()
  }, [isNobody])
  if (user) return <ChatScreen user={user} />
  if (error) return <DoorFailed failure={error} {...{ isFetching, refetch }} />
  return <Splash />
}
