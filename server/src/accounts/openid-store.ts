import type { Db, Tables } from '../db/tables.ts'
import { holdCaregiver } from './hold.ts'
import { forgetEveryPasskey } from './passkeys-store.ts'
import { endEverySession } from './session.ts'
import { endEveryTicket } from './tickets.ts'

type Identity = Omit<Tables['openidIdentities'], 'caregiverId'>

export async function findByIdentity(db: Db, { issuer, subject }: Identity): Promise<string | undefined> {
  const found = await db
    .selectFrom('openidIdentities')
    .select('caregiverId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return found?.caregiverId
}

/** Whether a provider has vouched for this caregiver before. */
export async function isProven(db: Db, caregiverId: string): Promise<boolean> {
  const found = db.selectFrom('openidIdentities').select('subject').where('caregiverId', '=', caregiverId)
  return (await found.limit(1).executeTakeFirst()) !== undefined
}

/** False when this identity leads somewhere already. */
export async function linkIdentity(tx: Db, { issuer, subject }: Identity, caregiverId: string): Promise<boolean> {
  const linked = await tx
    .insertInto('openidIdentities')
    .values({ issuer, subject, caregiverId })
    .onConflict((c) => c.doNothing())
    .returning('caregiverId')
    .executeTakeFirst()
  return linked !== undefined
}

/**
 * After this only the given identity leads to the caregiver: no session, password, passkey or other identity. An
 * invitation that someone else made in their name leads nowhere either.
 */
export async function closeOtherDoors(tx: Db, { issuer, subject }: Identity, caregiverId: string) {
  await holdCaregiver(tx, caregiverId)
  await endEverySession(tx, caregiverId)
  await endEveryTicket(tx, caregiverId)
  await forgetEveryPasskey(tx, caregiverId)
  const ofFamily = tx.selectFrom('caregivers').select('familyId').where('id', '=', caregiverId)
  await tx
    .deleteFrom('invites')
    .where('familyId', '=', ofFamily)
    .where('madeBy', '=', caregiverId)
    .where('usedAt', 'is', null)
    .execute()
  await tx.updateTable('caregivers').set({ passwordHash: null }).where('id', '=', caregiverId).execute()
  await tx
    .deleteFrom('openidIdentities')
    .where('caregiverId', '=', caregiverId)
    .where((eb) => eb.not(eb.and({ issuer, subject })))
    .execute()
}
