import type { FamilyChange } from '@sprout/domain/family/model'
import type { Db } from '../db/tables.ts'

export const findFamily = (db: Db, familyId: string) =>
  db
    .selectFrom('families')
    .select(['id', 'timeZone', 'dayStartsAt', 'keepBalancesAtZero', 'emergencyCountry', 'asksModel'])
    .where('id', '=', familyId)
    .executeTakeFirstOrThrow()

type NewFamily = { id: string; timeZone: string; createdAt: string }

export async function addFamily(tx: Db, family: NewFamily) {
  await tx
    .insertInto('families')
    .values({ ...family, dayStartsAt: 0, keepBalancesAtZero: 0, asksModel: 0 })
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
    ...(keepBalancesAtZero !== undefined && { keepBalancesAtZero: keepBalancesAtZero ? 1 : 0 }),
    ...(emergencyCountry !== undefined && { emergencyCountry }),
    ...(asksModel !== undefined && { asksModel: asksModel ? 1 : 0 }),
  }
  if (Object.keys(change).length > 0) await tx.updateTable('families').set(change).where('id', '=', familyId).execute()
}
