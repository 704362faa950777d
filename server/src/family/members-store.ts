import type { Db } from '../db/tables.ts'

/** Nothing when the caregiver is no longer there. */
export async function familyOf(db: Db, caregiverId: string): Promise<string | undefined> {
  const found = await db.selectFrom('caregivers').select('familyId').where('id', '=', caregiverId).executeTakeFirst()
  return found?.familyId
}

export async function moveCaregiver(tx: Db, caregiverId: string, familyId: string, now: Date) {
  await tx
    .updateTable('caregivers')
    .set({ familyId, joinedAt: now.toISOString() })
    .where('id', '=', caregiverId)
    .execute()
}

/** What a caregiver wrote to those who run the server outlives the family that they wrote it from. */
export async function moveFeedback(tx: Db, caregiverId: string, from: string, to: string) {
  await tx
    .updateTable('feedback')
    .set({ familyId: to })
    .where('familyId', '=', from)
    .where('caregiverId', '=', caregiverId)
    .execute()
}

export async function hasChildrenOrQuickItems(tx: Db, familyId: string): Promise<boolean> {
  const ofFamily = { familyId }
  const child = tx
    .selectFrom('children')
    .select('id')
    .where((eb) => eb.and(ofFamily))
  const quick = tx
    .selectFrom('quickBehaviors')
    .select('id')
    .where((eb) => eb.and(ofFamily))
  const found = [
    await child.limit(1).executeTakeFirst(),
    await quick.where('presetKey', 'is', null).limit(1).executeTakeFirst(),
  ]
  return found.some((row) => row !== undefined)
}

/** Children and people first, in the order in which whoever writes holds them: the key of a retry holds the family, last of all. */
export async function removeFamily(tx: Db, familyId: string) {
  await tx.deleteFrom('children').where('familyId', '=', familyId).execute()
  await tx.deleteFrom('caregivers').where('familyId', '=', familyId).execute()
  await tx.deleteFrom('families').where('id', '=', familyId).execute()
}
