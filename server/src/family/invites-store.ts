import type { Invitation, Invite } from '@sprout/domain/family/invitation'
import { hashOf } from '../accounts/session.ts'
import type { Db } from '../db/tables.ts'

type NewInvite = { code: string; familyId: string; madeBy: string; createdAt: string; expiresAt: string }

/** Only the hash of the code is kept; it is also the name that the invitation goes by. */
export async function addInvite(tx: Db, { code, ...invite }: NewInvite) {
  await tx
    .insertInto('invites')
    .values({ ...invite, codeHash: hashOf(code), usedAt: null })
    .execute()
}

const openInvites = (db: Db, familyId: string, now: Date) =>
  db
    .selectFrom('invites')
    .where('invites.familyId', '=', familyId)
    .where('invites.usedAt', 'is', null)
    .where('invites.expiresAt', '>', now.toISOString())

export const listInvites = (db: Db, familyId: string, now: Date): Promise<Invite[]> =>
  openInvites(db, familyId, now)
    .innerJoin('caregivers', 'caregivers.id', 'invites.madeBy')
    .select(['codeHash as id', 'caregivers.name as madeBy', 'createdAt', 'expiresAt'])
    .orderBy('createdAt')
    .execute()

export const hasOpenInvites = async (db: Db, familyId: string, now: Date) =>
  (await openInvites(db, familyId, now).select('codeHash').limit(1).executeTakeFirst()) !== undefined

export const findInvite = (db: Db, code: string) =>
  db.selectFrom('invites').select(['familyId', 'usedAt']).where('codeHash', '=', hashOf(code)).executeTakeFirst()

/** Nothing when it has run out, was revoked, or never was. */
export async function lookAtInvite(db: Db, code: string, now: Date): Promise<Invitation | undefined> {
  const found = await db
    .selectFrom('invites')
    .innerJoin('caregivers', 'caregivers.id', 'invites.madeBy')
    .select(['invites.familyId', 'caregivers.name as invitedBy', 'usedAt', 'expiresAt'])
    .where('codeHash', '=', hashOf(code))
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()
  if (!found) return undefined
  const { usedAt, ...told } = found
  return { ...told, isUsed: usedAt !== null }
}

/** False when it is used, has run out or was revoked: of two who come with the same code one gets true. */
export async function spendInvite(tx: Db, code: string, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable('invites')
    .set({ usedAt: now.toISOString() })
    .where('codeHash', '=', hashOf(code))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .returning('codeHash')
    .executeTakeFirst()
  return used !== undefined
}

/** False when the family has no such invitation that still stands. */
export async function revokeInvite(tx: Db, familyId: string, id: string, now: Date): Promise<boolean> {
  const revoked = await tx
    .deleteFrom('invites')
    .where('familyId', '=', familyId)
    .where('codeHash', '=', id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .returning('codeHash')
    .executeTakeFirst()
  return revoked !== undefined
}

export async function revokeInvitesOf(tx: Db, familyId: string, caregiverId: string) {
  await tx
    .deleteFrom('invites')
    .where('familyId', '=', familyId)
    .where('madeBy', '=', caregiverId)
    .where('usedAt', 'is', null)
    .execute()
}

export async function sweepInvites(db: Db, now: Date) {
  await db.deleteFrom('invites').where('expiresAt', '<', now.toISOString()).execute()
}
