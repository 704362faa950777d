import type { Db } from '../db/tables.ts'
import { foundFamily } from './found.ts'
import { holdFamily } from './hold.ts'
import { revokeInvitesOf } from './invites-store.ts'
import { familyOf, moveCaregiver } from './members-store.ts'
import { issueInvite } from './sharing.ts'
import { listCaregivers } from './store.ts'

type Starting = { db: Db; caregiverId: string; timeZone: string; now: Date }
/** The family that they were in, and the code of an invitation back. */
export type Left = { familyId: string; code: string }

/**
 * Moves a caregiver into an empty family, away from whoever else is in theirs; nothing when nobody is. Only they can tell a
 * partner from a stranger: so they are invited back, in the name of whoever has been there longest.
 */
export async function startAlone(starting: Starting): Promise<Left | undefined> {
  const { db: tx, caregiverId, timeZone, now } = starting
  const familyId = await familyOf(tx, caregiverId)
  if (!familyId) return undefined
  await holdFamily(tx, familyId)
  const caregivers = await listCaregivers(tx, familyId)
  // Before it was held they may have joined another.
  if (!caregivers.some(({ id }) => id === caregiverId)) return startAlone(starting)
  const other = caregivers.find(({ id }) => id !== caregiverId)
  if (!other) return undefined
  await revokeInvitesOf(tx, familyId, caregiverId)
  await moveCaregiver(tx, caregiverId, await foundFamily(tx, timeZone, now), now)
  return { familyId, code: (await issueInvite(tx, { familyId, madeBy: other.id, now })).code }
}
