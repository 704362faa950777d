import { Refusal } from '@sprout/domain/refusal'
import type { Db } from '../db/tables.ts'
import { holdFamily } from './hold.ts'
import { findInvite, hasOpenInvites, spendInvite } from './invites-store.ts'
import { familyOf, hasChildrenOrQuickItems, moveCaregiver, moveFeedback, removeFamily } from './members-store.ts'
import { listCaregivers } from './store.ts'

type Joining = { db: Db; caregiverId: string; now: Date }

/** For a door that opens only to who is invited. One that was used may have been used by the one who asks again. */
export async function refuseUninvited(db: Db, code: string | undefined) {
  if (code === undefined) throw new Refusal('sign_up_closed')
  if (!(await findInvite(db, code))) throw new Refusal('link_expired')
}

/**
 * Moves a caregiver into the family that the code leads to, and answers which it is. Who is there already stays, and the
 * code stays good.
 */
export async function joinFamily({ db: tx, caregiverId, now }: Joining, code: string): Promise<string> {
  const invite = await findInvite(tx, code)
  if (!invite) throw new Refusal('link_expired')
  const left = await familyOf(tx, caregiverId)
  if (!left) throw new Refusal('unauthorized')
  // In one order for everybody: two families that invite each other must not wait for each other.
  for (const id of [left, invite.familyId].sort()) await holdFamily(tx, id)
  const current = await familyOf(tx, caregiverId)
  if (current === invite.familyId) return invite.familyId
  if (!(await spendInvite(tx, code, now))) throw new Refusal(await whyNot(tx, code))
  if (current !== left || (await hasRecords(tx, left, now))) throw new Refusal('family_not_empty')
  await moveCaregiver(tx, caregiverId, invite.familyId, now)
  await moveFeedback(tx, caregiverId, left, invite.familyId)
  if ((await listCaregivers(tx, left)).length === 0) await removeFamily(tx, left)
  return invite.familyId
}

const whyNot = async (tx: Db, code: string) => ((await findInvite(tx, code))?.usedAt ? 'invite_used' : 'link_expired')

const hasRecords = async (tx: Db, familyId: string, now: Date) =>
  (await hasChildrenOrQuickItems(tx, familyId)) || (await hasOpenInvites(tx, familyId, now))
