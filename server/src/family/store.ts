import type { FamilyChange } from '@sprout/domain/family/model'
import { asSwitch, type Db, isOn } from '../db/tables.ts'

export async function findFamily(db: Db, familyId: string) {
  const found = await db
    .selectFrom('families')
    .select(['id', 'timeZone', 'dayStartsAt', 'keepBalancesAtZero', 'emergencyCountry', 'asksModel'])
    .where('id', '=', familyId)
    .executeTakeFirstOrThrow()
  return { ...found, keepBalancesAtZero: isOn(found.keepBalancesAtZero), asksModel: isOn(found.asksModel) }
}

type NewFamily = { id: string; timeZone: string; createdAt: string }

export async function addFamily(tx: Db, family: NewFamily) {
  await tx
    .insertInto('families')
    .values({ ...family, dayStartsAt: 0, keepBalancesAtZero: asSwitch(false), asksModel: asSwitch(false) })
    .execute()
}

export const listCaregivers = (db: Db, familyId: string) =>
  db
    .selectFrom('caregivers')
    .select(['id', 'name', 'email', 'joinedAt'])
    .where('familyId', '=', familyId)
    .orderBy('joinedAt')
    .orderBy('id')
    .execute()

export async function changeFamily(
  tx: Db,
  familyId: string,
  { timeZone, dayStartsAt, keepBalancesAtZero, emergencyCountry, asksModel }: FamilyChange,
) {
  const change = {
    ...(timeZone !== undefined && { timeZone }),
    ...(dayStartsAt !== undefined && { dayStartsAt }),
    ...(keepBalancesAtZero !== undefined && { keepBalancesAtZero: asSwitch(keepBalancesAtZero) }),
    ...(emergencyCountry !== undefined && { emergencyCountry }),
    ...(asksModel !== undefined && { asksModel: asSwitch(asksModel) }),
  }
  if (Object.keys(change).length > 0) await tx.updateTable('families').set(change).where('id', '=', familyId).execute()
}
