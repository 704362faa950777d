import { familyCalls, sharingCalls } from '@sprout/domain/family/contract'
import { load } from '../api/load.ts'

/** The family as it is shown: its settings and its caregivers, one of whom may be joining right now. */
export const familyQuery = { ...load(familyCalls.show, {}), staleTime: 0 }

export const invitesQuery = { ...load(sharingCalls.invites, {}), staleTime: 0 }
