import type { User } from '@sprout/domain/accounts/model'
import type { Child } from '@sprout/domain/children/model'
import type { UseQueryResult } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { LoadFailed } from '../api/load-failed.tsx'
import type { ChildTask } from '../children/child-task.ts'
import { FirstChildCard } from '../children/first-child-card.tsx'
import { HomeScreen } from '../home/home-screen.tsx'
import { ContentLoading } from './content-loading.tsx'
import { FamilyScreen, ProfileScreen, RewardsScreen, screenParts, TimelineScreen } from './lazy-parts.ts'
import type { Screen } from './screens.ts'
import type { Tab } from './tabs.ts'

const tabParts = { home: HomeScreen, timeline: TimelineScreen, rewards: RewardsScreen }

type ShellContentProps = {
  tab: Tab
  screen: Screen | undefined
  user: User
  list: UseQueryResult<Child[]>
  child: Child | undefined
  onTask: (task: ChildTask) => void
}

/** What the tab shows, or why it cannot yet. */
export function ShellContent({ tab, screen, user, list, child, onTask }: ShellContentProps) {
  // Drawn in slices, as in `FrontDoor`.
  const isComing = useDeferredValue(list.isPending)
  // What a tap opens stands at once with its title, and no card is left to be tapped again; what is in it follows.
  const opened = useDeferredValue(screen)
  if (screen && screen !== opened) return null
  if (screen === 'family') return <FamilyScreen />
  if (list.isPending || isComing) return <ContentLoading />
  if (!list.data) return <LoadFailed failure={list.error} busy={list.isFetching} onRetry={list.refetch} />
  const first = <FirstChildCard onAdd={() => onTask({ kind: 'add' })} />
  const Part = screen ? screenParts[screen] : tab !== 'profile' && tabParts[tab]
  // What is begun on a screen is begun for this child, and goes with it.
  if (Part && child) return <Part key={child.id} child={child} />
  if (tab === 'profile')
    return <ProfileScreen user={user} list={list.data} child={child} first={first} onTask={onTask} />
  return first
}
