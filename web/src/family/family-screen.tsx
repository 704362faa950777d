import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '../api/load-failed.tsx'
import { CaregiversCard } from './caregivers-card.tsx'
import { DayCard } from './day-card.tsx'
import { FamilyLoading } from './family-loading.tsx'
import { familyQuery, invitesQuery } from './family-query.ts'
import { InvitesCard } from './invites-card.tsx'
import { RulesCard } from './rules-card.tsx'
import { YourDataCard } from './your-data-card.tsx'

/** What belongs to the whole family: each part of it is a card. */
export function FamilyScreen() {
  const family = useQuery(familyQuery)
  const invites = useQuery(invitesQuery)
  const failure = family.error ?? invites.error
  const retry = () => Promise.all([family.refetch(), invites.refetch()])
  if (family.data && invites.data)
    return (
      <>
        <CaregiversCard family={family.data} />
        <InvitesCard invites={invites.data} />
        <DayCard family={family.data} />
        <RulesCard family={family.data} />
        <YourDataCard />
      </>
    )
  if (!failure) return <FamilyLoading />
  return <LoadFailed failure={failure} busy={family.isFetching || invites.isFetching} onRetry={retry} />
}
