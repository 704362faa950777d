import { INVITE_DAYS } from '@sprout/domain/family/invitation'
import { Refusal } from '@sprout/domain/refusal'
import { type Caller, callerWithin, leaveEverySession, newToken } from '../accounts/session.ts'
import { endEveryTicket } from '../accounts/tickets.ts'
import type { Db } from '../db/tables.ts'
import { foundFamily } from './found.ts'
import { holdFamily } from './hold.ts'
import { addInvite, revokeInvite, revokeInvitesOf } from './invites-store.ts'
import { moveCaregiver } from './members-store.ts'
import { listCaregivers } from './store.ts'

const DAY = 86_400_000

export async function makeInvite(caller: Caller) {
  const { db, familyId, caregiverId, now, origin } = caller
  await holdOwnFamily(caller)
  const { code, expiresAt } = await issueInvite(db, { familyId, madeBy: caregiverId, now })
  return { code, url: origin + joinPath(code), expiresAt }
}

/** Behind the #, so that no server on the way and no log reads it. */
export const joinPath = (code: string) => `/join#${code}`

export async function issueInvite(tx: Db, { now, ...by }: { familyId: string; madeBy: string; now: Date }) {
  const code = newToken()
  const expiresAt = new Date(now.getTime() + INVITE_DAYS * DAY).toISOString()
  await addInvite(tx, { ...by, code, createdAt: now.toISOString(), expiresAt })
  return { code, expiresAt }
}

export async function withdrawInvite(caller: Caller, inviteId: string) {
  await holdOwnFamily(caller)
  if (!(await revokeInvite(caller.db, caller.familyId, inviteId, caller.now))) throw new Refusal('not_found')
}

/** They keep their account, and find what someone finds who has just signed up. */
export async function removeCaregiver(caller: Caller, caregiverId: string) {
  const { db, familyId, family, now } = caller
  const caregivers = await holdOwnFamily(caller)
  if (!caregivers.some(({ id }) => id === caregiverId)) throw new Refusal('not_found')
  if (caregivers.length === 1) throw new Refusal('last_caregiver')
  await revokeInvitesOf(db, familyId, caregiverId)
  await leaveEverySession(db, caregiverId, now)
  await endEveryTicket(db, caregiverId)
  await moveCaregiver(db, caregiverId, await foundFamily(db, family.timeZone, now), now)
}

/**
 * Those who are in the family until the transaction ends. Of two who remove each other the second is gone already, and
 * who was signed out while they waited changes nothing any more.
 */
export async function holdOwnFamily(caller: Caller) {
  const { db, familyId, caregiverId } = caller
  await holdFamily(db, familyId)
  const caregivers = await listCaregivers(db, familyId)
  if (!caregivers.some(({ id }) => id === caregiverId)) throw new Refusal('left_family')
  await callerWithin(db, caller)
  return caregivers
}
