import type { User } from '@sprout/domain/accounts/model'
import { familyDay } from '@sprout/domain/calendar'
import { Refusal } from '@sprout/domain/refusal'
import { type Db, isOn } from '../db/tables.ts'
import { foundFamily } from '../family/found.ts'
import { newId } from '../id.ts'

export type NewCaregiver = { name: string; email: string; passwordHash: string | null; timeZone: string }

/** A caregiver and the family that comes with them; nothing when the address already has an account. */
export async function addCaregiver(
  tx: Db,
  { timeZone, ...person }: NewCaregiver,
  now: Date,
): Promise<string | undefined> {
  const familyId = await foundFamily(tx, timeZone, now)
  const added = await tx
    .insertInto('caregivers')
    .values({ ...person, id: newId(now), familyId, joinedAt: now.toISOString() })
    .onConflict((c) => c.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) await tx.deleteFrom('families').where('id', '=', familyId).execute()
  return added?.id
}

export const findByEmail = (db: Db, email: string) =>
  db.selectFrom('caregivers').select(['id', 'passwordHash']).where('email', '=', email).executeTakeFirst()

export const hasAccounts = async (db: Db) =>
  (await db.selectFrom('caregivers').select('id').limit(1).executeTakeFirst()) !== undefined

/** Of every family here, the oldest first. */
export const listAccounts = (db: Db) =>
  db
    .selectFrom('caregivers')
    .innerJoin('families', 'families.id', 'caregivers.familyId')
    .select(['familyId', 'email', 'name', 'joinedAt'])
    .orderBy('families.createdAt')
    .orderBy('familyId')
    .orderBy('joinedAt')
    .execute()

/** False when the caregiver is no longer there. */
export async function setPassword(db: Db, caregiverId: string, passwordHash: string): Promise<boolean> {
  const change = db.updateTable('caregivers').set({ passwordHash }).where('id', '=', caregiverId)
  return (await change.returning('id').executeTakeFirst()) !== undefined
}

export async function hasPasswordHash(db: Db, caregiverId: string, passwordHash: string): Promise<boolean> {
  const found = db.selectFrom('caregivers').select('id').where('id', '=', caregiverId)
  return (await found.where('passwordHash', '=', passwordHash).executeTakeFirst()) !== undefined
}

export async function showUser(db: Db, caregiverId: string, now: Date): Promise<User> {
  const found = await db
    .selectFrom('caregivers')
    .innerJoin('families', 'families.id', 'caregivers.familyId')
    .select([
      'caregivers.id',
      'caregivers.name',
      'caregivers.email',
      'familyId',
      'timeZone',
      'dayStartsAt',
      'keepBalancesAtZero',
    ])
    .where('caregivers.id', '=', caregiverId)
    .executeTakeFirst()
  if (!found) throw new Refusal('unauthorized')
  const { id, name, email, familyId, keepBalancesAtZero, ...frame } = found
  const family = { id: familyId, ...frame, keepBalancesAtZero: isOn(keepBalancesAtZero), today: familyDay(now, frame) }
  return { id, name, email, family }
}
